import type { PaintedImage } from './painted-image.ts';

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
export function takePhoto(canvas: Canvas, { exposure, blur, noise, seed }: CameraSettings): PaintedImage {
  const { width, height, light } = canvas;
  if (blur > 0) blurCanvas(canvas, blur);
  const data = new Uint8Array(light.length);
  const grains = grainsOf(noise);
  let state = seed | 0;
  for (let i = 0; i < light.length; i++) {
    const value = light[i]! * exposure;
    // One hashed number (as in `createRandom`) is split into three uniform ones. Their sum is close to a
    // normal distribution and exact on every machine. Shot noise grows with the square root of the light.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    mixed ^= mixed >>> 14;
    const grain = grains[(mixed & 1023) + ((mixed >>> 10) & 1023) + ((mixed >>> 20) & 1023)]!;
    data[i] = toSrgb(value + grain * Math.sqrt(value > 0.02 ? value : 0.02));
  }
  return { width, height, data };
}

/** Noise at light 1 by the sum of three uniform numbers from 0 to 1023. */
function grainsOf(noise: number): Float64Array {
  return Float64Array.from({ length: 3 * 1023 + 1 }, (_, sum) => (sum / 1023 - 1.5) * 0.012 * noise);
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
  return value > DARK ? SRGB[(value * STEPS + 0.5) | 0]! : DARK_SRGB[(value * (STEPS / DARK) + 0.5) | 0]!;
}

function blurCanvas({ width, height, light }: Canvas, sigma: number): void {
  const reach = Math.ceil(sigma * 2.6);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-i * i) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight, i) => total + (i === 0 ? weight : 2 * weight), 0);
  blurLines(light, { length: width, lines: height, step: 3, line: width * 3 }, weights, sum);
  blurLines(light, { length: height, lines: width, step: width * 3, line: 3 }, weights, sum);
}

/** How the pixels of a row or a column follow each other in a canvas, in floats. */
interface Lines {
  length: number;
  lines: number;
  step: number;
  line: number;
}

/** Blurs each line in place. Pixels beyond its ends repeat the end. */
function blurLines(
  light: Float32Array,
  { length, lines, step, line }: Lines,
  weights: Float32Array,
  sum: number,
): void {
  const reach = weights.length - 1;
  const extended = new Float32Array((length + 2 * reach) * 3);
  for (let j = 0; j < lines; j++) {
    for (let i = 0; i < length + 2 * reach; i++) {
      const from = j * line + Math.max(0, Math.min(length - 1, i - reach)) * step;
      extended[3 * i] = light[from]!;
      extended[3 * i + 1] = light[from + 1]!;
      extended[3 * i + 2] = light[from + 2]!;
    }
    for (let i = 0; i < 3 * length; i++) {
      const at = i + 3 * reach;
      let total = extended[at]! * weights[0]!;
      for (let r = 1; r <= reach; r++) total += weights[r]! * (extended[at - 3 * r]! + extended[at + 3 * r]!);
      light[j * line + Math.floor(i / 3) * step + (i % 3)] = total / sum;
    }
  }
}
