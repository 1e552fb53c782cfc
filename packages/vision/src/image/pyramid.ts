import type { RgbImage } from './rgb-image.ts';

/** The image and its successive halvings, which are computed on first use. */
export interface Pyramid {
  readonly base: RgbImage;
  /** The image halved `times` times, or fewer where a side would fall below 2 pixels. */
  halved(times: number): { image: RgbImage; factor: number };
}

export function createPyramid(base: RgbImage): Pyramid {
  const levels: RgbImage[] = [base];
  return {
    base,
    halved(times) {
      let level = 0;
      while (level < times && (levels[level]?.width ?? 0) >= 4 && (levels[level]?.height ?? 0) >= 4) {
        levels[level + 1] ??= halve(levels[level] ?? base);
        level++;
      }
      return { image: levels[level] ?? base, factor: 2 ** level };
    },
  };
}

/** Averages 2x2 blocks; an odd last row or column is dropped. */
function halve({ width, height, data }: RgbImage): RgbImage {
  const outWidth = width >> 1;
  const outHeight = height >> 1;
  const out = new Uint8Array(outWidth * outHeight * 3);
  for (let y = 0, target = 0; y < outHeight; y++) {
    let upper = 2 * y * width * 3;
    let lower = upper + width * 3;
    for (let x = 0; x < outWidth; x++, upper += 6, lower += 6, target += 3) {
      out[target] = (data[upper]! + data[upper + 3]! + data[lower]! + data[lower + 3]! + 2) >> 2;
      out[target + 1] = (data[upper + 1]! + data[upper + 4]! + data[lower + 1]! + data[lower + 4]! + 2) >> 2;
      out[target + 2] = (data[upper + 2]! + data[upper + 5]! + data[lower + 2]! + data[lower + 5]! + 2) >> 2;
    }
  }
  return { width: outWidth, height: outHeight, data: out };
}
