import type { Pyramid } from './pyramid.ts';
import { scaleOf } from './similarity.ts';
import type { Similarity } from './similarity.ts';

/** The range of a network's input: value * scale + bias. Pixels outside the image count as 0. */
export interface ValueRange {
  scale: number;
  bias: number;
}

/**
 * Samples a size x size square of the image, bilinearly. The source is the pyramid level that is just fine
 * enough, so that a large photo does not alias. `toImage` maps square pixels to image pixels.
 */
export function sampleSquare(
  pyramid: Pyramid,
  toImage: Similarity,
  size: number,
  range: ValueRange,
): Float32Array {
  const { image, factor } = pyramid.halved(Math.max(0, Math.floor(Math.log2(scaleOf(toImage)))));
  const { width, height, data } = image;
  const { scale, bias } = range;
  const stepX = toImage.a / factor;
  const stepY = toImage.b / factor;
  const out = new Float32Array(size * size * 3).fill(bias);
  for (let y = 0, target = 0; y < size; y++) {
    let sourceX = stepX * 0.5 - stepY * (y + 0.5) + toImage.tx / factor - 0.5;
    let sourceY = stepY * 0.5 + stepX * (y + 0.5) + toImage.ty / factor - 0.5;
    for (let x = 0; x < size; x++, target += 3, sourceX += stepX, sourceY += stepY) {
      const left = Math.floor(sourceX);
      const top = Math.floor(sourceY);
      if (left < -1 || top < -1 || left >= width || top >= height) continue;
      const fx = sourceX - left;
      const fy = sourceY - top;
      const x0 = left < 0 ? 0 : left;
      const x1 = left + 1 >= width ? width - 1 : left + 1;
      const row0 = (top < 0 ? 0 : top) * width;
      const row1 = (top + 1 >= height ? height - 1 : top + 1) * width;
      const p00 = (row0 + x0) * 3;
      const p10 = (row0 + x1) * 3;
      const p01 = (row1 + x0) * 3;
      const p11 = (row1 + x1) * 3;
      const w00 = (1 - fx) * (1 - fy);
      const w10 = fx * (1 - fy);
      const w01 = (1 - fx) * fy;
      const w11 = fx * fy;
      for (let k = 0; k < 3; k++) {
        const value =
          data[p00 + k]! * w00 + data[p10 + k]! * w10 + data[p01 + k]! * w01 + data[p11 + k]! * w11;
        out[target + k] = value * scale + bias;
      }
    }
  }
  return out;
}
