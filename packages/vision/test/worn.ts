import { byteOf, linearLight } from '../src/colour/optical-density.ts';
import type { FaceNetworks } from '../src/face/networks.ts';
import { locateFace } from '../src/face/locate.ts';
import type { RgbImage } from '../src/index.ts';

type Point = [x: number, y: number];

/** Rims painted over a photo. `light` is their linear light, 0 black to 1 white. */
interface Rims {
  light: number;
  /** Pixels. */
  thickness: number;
  /** No rims around the glass; bridge and temples remain. */
  isRimless?: boolean;
}

/** The photo with glasses on its face. */
export function withGlasses(networks: FaceNetworks, photo: RgbImage, rims: Rims): RgbImage {
  const at = pointsOf(networks, photo);
  const lines: Point[][] = [];
  const inner: Point[] = [];
  for (const [outer, nasal, temple] of [
    [33, 133, 127],
    [263, 362, 356],
  ] as const) {
    const [a, b] = [at(outer), at(nasal)];
    const centre: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8];
    const towards = Math.sign(b[0] - a[0]);
    const radius = Math.abs(b[0] - a[0]) * 0.75;
    const rim = Array.from({ length: 49 }, (_, i): Point => {
      const angle = (i / 24) * Math.PI;
      return [centre[0] + radius * Math.cos(angle), centre[1] + 0.8 * radius * Math.sin(angle)];
    });
    if (!rims.isRimless) lines.push(rim);
    inner.push([centre[0] + towards * radius, centre[1] - 4]);
    lines.push([[centre[0] - towards * radius, centre[1] - 4], at(temple)]);
  }
  return painted(photo, [inner, ...lines], rims);
}

/** The photo with bright, slanting reflections over its eyes, as on glasses: they veil what is behind. */
export function withReflections(networks: FaceNetworks, photo: RgbImage): RgbImage {
  const at = pointsOf(networks, photo);
  const data = photo.data.slice();
  for (const [outer, nasal] of [
    [33, 133],
    [263, 362],
  ] as const) {
    const [a, b] = [at(outer), at(nasal)];
    const radius = Math.abs(b[0] - a[0]) * 0.75;
    for (let i = 0; i < data.length; i++) {
      const pixel = Math.floor(i / 3);
      const [x, y] = [pixel % photo.width, Math.floor(pixel / photo.width)];
      const away = Math.hypot(x - (a[0] + b[0]) / 2, (y - (a[1] + b[1]) / 2 - 8) / 0.8) / radius;
      const share = Math.min(1, Math.max(0, 4 * (1 - away)));
      const reflected = 75 * (1 + Math.sin((2 * (x + y)) / radius));
      data[i] = Math.min(255, data[i]! * (1 - 0.75 * share) + reflected * share);
    }
  }
  return { ...photo, data };
}

/** The photo with short dark hairs in the beard zone. `gap` is the mean distance of hairs in pixels. */
export function withStubble(networks: FaceNetworks, photo: RgbImage, gap = 4): RgbImage {
  const at = pointsOf(networks, photo);
  const [left, right, top, bottom] = [at(58)[0], at(288)[0], at(2)[1], at(152)[1]];
  const lips = [at(61)[0], at(291)[0], at(0)[1], at(17)[1]] as const;
  const hairs: Point[][] = [];
  for (let y = top + 6; y < bottom - 4; y += gap) {
    const half = ((right - left) / 2) * Math.sqrt(1 - ((y - top) / (bottom - top)) ** 2 / 1.4);
    for (let x = (left + right) / 2 - half; x < (left + right) / 2 + half; x += gap) {
      // The golden ratio spreads the hairs without a pattern and without randomness.
      const shift = ((hairs.length * 0.618) % 1) * gap;
      const isLip = x > lips[0] - 4 && x < lips[1] + 4 && y > lips[2] - 4 && y < lips[3] + 4;
      hairs.push(
        isLip
          ? []
          : [
              [x + shift, y],
              [x + shift + 1, y + gap],
            ],
      );
    }
  }
  return painted(photo, hairs, { light: 0.03, thickness: 1.2 });
}

/** Landmarks under the right and the left eye: the lower lid's edge and where the cheek begins. */
const UNDER_EYES = [
  [23, 230],
  [253, 450],
] as const;

/** The photo with its linear light under the eyes multiplied by these factors in red, green and blue. */
export function withLightUnderEyes(
  networks: FaceNetworks,
  photo: RgbImage,
  light: readonly [number, number, number],
): RgbImage {
  const at = pointsOf(networks, photo);
  const data = photo.data.slice();
  const width = Math.abs(at(133)[0] - at(33)[0]);
  for (const [lid, cheek] of UNDER_EYES) {
    const [x, y] = [at(lid)[0], (at(lid)[1] + at(cheek)[1]) / 2];
    for (let i = 0; i < data.length; i++) {
      const pixel = Math.floor(i / 3);
      const [dx, dy] = [(pixel % photo.width) - x, Math.floor(pixel / photo.width) - y];
      // Full inside an ellipse, and less towards its rim.
      const share = Math.min(1, Math.max(0, 4 * (1 - Math.hypot(dx / (0.9 * width), dy / (0.5 * width)))));
      if (share > 0) data[i] = byteOf(linearLight(data[i]!) * light[i % 3]! ** share);
    }
  }
  return { ...photo, data };
}

function pointsOf(networks: FaceNetworks, photo: RgbImage): (landmark: number) => Point {
  const mesh = locateFace(networks, photo)?.mesh;
  if (!mesh) throw new Error('No face was found to paint on.');
  return (landmark) => [mesh[3 * landmark]!, mesh[3 * landmark + 1]!];
}

/** Paints discs of that light along the lines, with soft edges. */
function painted(photo: RgbImage, lines: Point[][], { light, thickness }: Rims): RgbImage {
  const { width, height } = photo;
  const data = photo.data.slice();
  const byte = bytes.findIndex((value) => value >= light);
  const shade = new Float32Array(width * height);
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [[x0, y0], [x1, y1]] = [line[i - 1]!, line[i]!];
      const steps = Math.ceil(2 * Math.hypot(x1 - x0, y1 - y0));
      for (let step = 0; step <= steps; step++) {
        const [x, y] = [x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps];
        for (let py = Math.floor(y - thickness); py <= y + thickness; py++) {
          for (let px = Math.floor(x - thickness); px <= x + thickness; px++) {
            if (px < 0 || py < 0 || px >= width || py >= height) continue;
            const cover = Math.min(1, Math.max(0, thickness / 2 + 0.5 - Math.hypot(px - x, py - y)));
            shade[py * width + px] = Math.max(shade[py * width + px]!, cover);
          }
        }
      }
    }
  }
  for (let i = 0; i < data.length; i++) {
    const cover = shade[Math.floor(i / 3)]!;
    data[i] = Math.round(data[i]! * (1 - cover) + byte * cover);
  }
  return { width, height, data };
}

/** Linear light of each byte. */
const bytes = Array.from({ length: 256 }, (_, byte) => linearLight(byte));
