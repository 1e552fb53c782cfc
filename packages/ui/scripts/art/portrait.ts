// A placeholder for a person's photo in stories: the head of the bust as a soft, evenly lit surface. It shows
// no real person.
import { gaussian } from './curve.ts';
import { headSurface, headWidth } from './head-surface.ts';

/** Red, green and blue as linear light from 0 to 1; also a direction: right, down, towards the viewer. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Colours are sRGB, "#8d5b3e". */
export interface PortraitOptions {
  skin: string;
  hair: string;
  ground: string;
  /** Where the light comes from. */
  light: Rgb;
}

/** Size of every portrait in px, with the 4:5 ratio of a thumbnail. */
export const PORTRAIT_SIZE = { width: 160, height: 200 };

const CLOTH: Rgb = [0.81, 0.86, 0.86];
const UNITS_HIGH = 3.24;

/** Rows of pixels, three bytes (sRGB) each. Every pixel is the mean of four samples. */
export function portrait({ skin, hair, ground, light }: PortraitOptions): Uint8Array {
  const { width, height } = PORTRAIT_SIZE;
  const pixels = new Uint8Array(width * height * 3);
  const scene = { skin: decode(skin), hair: decode(hair), ground: decode(ground), light: unit(light) };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const samples = [0.25, 0.75].flatMap((dy) =>
        [0.25, 0.75].map((dx) => {
          const x = (((column + dx) / width - 0.5) * UNITS_HIGH * width) / height;
          const y = ((row + dy) / height - 0.5) * UNITS_HIGH + 0.12;
          return colourAt(x, y, scene);
        }),
      );
      const mean = ([0, 1, 2] as const).map((i) => samples.reduce((sum, sample) => sum + sample[i], 0) / 4);
      pixels.set(mean.map(encode), (row * width + column) * 3);
    }
  }
  return pixels;
}

interface Scene {
  skin: Rgb;
  hair: Rgb;
  ground: Rgb;
  light: Rgb;
}

function colourAt(x: number, y: number, scene: Scene): Rgb {
  const face = faceAt(x, y, scene);
  if (face) return face;
  const side = Math.abs(x);
  const hairline = ((x / 0.865) ** 2 + ((y + 0.37) / 0.915) ** 2) ** 0.5;
  if (hairline < 1 && y < 0.1) return scale(scene.hair, 0.7);
  const ear = (y - 0.04) / 0.24;
  if (Math.abs(ear) < 1 && side < headWidth(y) + 0.1 * Math.sqrt(1 - ear * ear))
    return scale(scene.skin, 0.62);
  const shoulder = 0.39 + 1.35 * smooth(1.26, 1.95, y) + 0.2 * smooth(1.6, 2.2, y);
  if (y > 0.6 && side < shoulder) {
    const round = Math.sqrt(Math.max(0.05, 1 - (x / shoulder) ** 2));
    const normal = unit([x / shoulder, -0.12 - 0.5 * smooth(1.3, 1.7, y), round]);
    const underTheChin = 1 - 0.6 * Math.exp(-Math.max(0, y - 1.02) / 0.16);
    const isShirt = y > 1.72 - 0.12 * smooth(0, 0.6, side);
    return scale(
      isShirt ? CLOTH : scene.skin,
      (0.3 + 0.8 * Math.max(0, dot(normal, scene.light))) * underTheChin,
    );
  }
  return scale(scene.ground, 1 - 0.35 * smooth(0, 2.4, Math.hypot(x + 0.5, y + 0.6)));
}

function faceAt(x: number, y: number, { skin, hair, light }: Scene): Rgb | null {
  const z = headSurface(x, y);
  if (z === null) return null;
  const normal = normalAt(x, y, z);
  const lit = Math.max(0, (dot(normal, light) + 0.25) / 1.25);
  const shade = (0.26 + 0.86 * lit ** 1.15) * (1 - 0.35 * (1 - normal[2]) ** 3);
  const shine = 0.05 * Math.max(0, dot(normal, unit([light[0], light[1], light[2] + 1]))) ** 26;
  const bare = scale(features(x, y, skin, hair), shade).map((v) => v + shine) as unknown as Rgb;
  const line = hairline(Math.abs(x));
  return mix(bare, scale(hair, 0.45 + 0.8 * lit), 1 - smooth(line - 0.03, line + 0.03, y));
}

/** Where the hair begins: over the forehead, lower at the temples, down to the ears at the side. */
function hairline(side: number): number {
  return (
    -0.78 + 0.05 * smooth(0, 0.35, side) + 0.13 * smooth(0.25, 0.56, side) + 0.6 * smooth(0.6, 0.76, side)
  );
}

/** Lips, brows and closed lashes on the skin. */
function features(x: number, y: number, skin: Rgb, hair: Rgb): Rgb {
  const side = Math.abs(x);
  const flush = 0.5 * gaussian(side, y, { cx: 0.4, cy: 0.22, sx: 0.2, sy: 0.16 });
  let colour: Rgb = [skin[0] * (1 + 0.1 * flush), skin[1] * (1 - 0.07 * flush), skin[2] * (1 - 0.06 * flush)];
  const lip = 1 - (side / 0.185) ** 2;
  if (lip > 0) {
    const inLips =
      smooth(0.558 - 0.052 * lip, 0.578 - 0.052 * lip, y) *
      (1 - smooth(0.552 + 0.078 * lip, 0.574 + 0.078 * lip, y));
    colour = mix(colour, [colour[0] * 0.82, colour[1] * 0.56, colour[2] * 0.58], 0.5 * inLips);
    colour = mix(colour, scale(colour, 0.45), 0.8 * (1 - smooth(0.003, 0.011, Math.abs(y - 0.566))));
  }
  const brow = (side - 0.125) / 0.36;
  if (brow > 0 && brow < 1) {
    const middle = -0.265 - 0.055 * Math.sin(Math.PI * (0.12 + 0.72 * brow)) + 0.05 * brow * brow;
    const thick = 0.03 * (1 - 0.65 * brow);
    colour = mix(colour, hair, 0.72 * (1 - smooth(0.2, 1.4, Math.abs(y - middle) / thick)));
  }
  const lash = (side - 0.175) / 0.255;
  if (lash > 0 && lash < 1) {
    const middle = -0.066 + 0.05 * Math.sin(Math.PI * lash ** 0.9) - 0.014 * lash;
    colour = mix(colour, hair, 0.8 * (1 - smooth(0.004, 0.018, Math.abs(y - middle))));
  }
  return colour;
}

function normalAt(x: number, y: number, z: number): Rgb {
  const e = 0.018;
  const at = (px: number, py: number) => headSurface(px, py) ?? z - 0.06;
  return unit([(at(x - e, y) - at(x + e, y)) / (2 * e), (at(x, y - e) - at(x, y + e)) / (2 * e), 1]);
}

/** 0 below `from`, 1 above `to`, soft between. */
function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function scale([red, green, blue]: Rgb, by: number): Rgb {
  return [red * by, green * by, blue * by];
}

function dot(a: Rgb, b: Rgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function unit(v: Rgb): Rgb {
  return scale(v, 1 / Math.hypot(...v));
}

/** An sRGB colour as linear light. */
function decode(hex: string): Rgb {
  const channel = (start: number) => {
    const v = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Linear light to an sRGB byte. */
function encode(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
}
