import type { RgbImage } from '../src/image/rgb-image.ts';

/** A canvas of linear light, three floats per pixel. */
export interface Canvas {
  width: number;
  height: number;
  light: Float32Array;
}

export interface CameraSettings {
  exposure: number;
  blur: number;
  noise: number;
  seed: number;
}

/** Exposes, blurs, adds noise and converts to sRGB bytes, as a camera does. Overwrites the canvas. */
export function takePhoto(canvas: Canvas, { exposure, blur, noise, seed }: CameraSettings): RgbImage {
  const { width, height, light } = canvas;
  if (blur > 0) blurCanvas(canvas, blur);
  const data = new Uint8Array(light.length);
  let state = seed | 0;
  for (let i = 0; i < light.length; i++) {
    const value = light[i]! * exposure;
    let grain = 0;
    if (noise > 0) {
      // One hashed number (as in `createRandom`) is split into three uniform ones. Their sum is close to a
      // normal distribution and exact on every machine. Shot noise grows with the square root of the light.
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      mixed ^= mixed >>> 14;
      const sum = (mixed & 1023) + ((mixed >>> 10) & 1023) + ((mixed >>> 20) & 1023);
      grain = (sum / 1023 - 1.5) * 0.012 * noise * Math.sqrt(Math.max(0.02, value));
    }
    data[i] = toSrgb(value + grain);
  }
  return { width, height, data };
}

/** The sRGB curve is steep in the dark, so that part has its own table, 16 times as fine. */
const STEPS = 4096;
const DARK = 1 / 16;
const SRGB = curveUpTo(1);
const DARK_SRGB = curveUpTo(DARK);

function curveUpTo(most: number): Uint8Array {
  return Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
    const value = (i / STEPS) * most;
    return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  });
}

function toSrgb(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 255;
  return value > DARK ? SRGB[Math.round(value * STEPS)]! : DARK_SRGB[Math.round((value / DARK) * STEPS)]!;
}

function blurCanvas({ width, height, light }: Canvas, sigma: number): void {
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight, i) => total + (i === 0 ? weight : 2 * weight), 0);
  const turned = new Float32Array(light.length);
  const pass = (
    from: Float32Array,
    to: Float32Array,
    length: number,
    lines: number,
    step: number,
    line: number,
  ): void => {
    for (let j = 0; j < lines; j++) {
      for (let i = 0; i < length; i++) {
        const at = j * line + i * step;
        for (let k = 0; k < 3; k++) {
          let total = from[at + k]! * weights[0]!;
          for (let r = 1; r <= reach; r++) {
            const before = Math.max(0, i - r) - i;
            const after = Math.min(length - 1, i + r) - i;
            total += weights[r]! * (from[at + before * step + k]! + from[at + after * step + k]!);
          }
          to[at + k] = total / sum;
        }
      }
    }
  };
  pass(light, turned, width, height, 3, width * 3);
  pass(turned, light, height, width, width * 3, 3);
}
