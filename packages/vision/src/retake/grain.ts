import type { Box, RgbImage } from '../image/rgb-image.ts';

/** Length of the table, a power of 2. */
export const GRAIN_LENGTH = 16_384;

/**
 * Grain of standard deviation 1, the same on every machine: the sum of three uniform numbers is close to a
 * normal distribution. The first three numbers are repeated at the end, so that four can be read at any
 * index.
 */
export const GRAIN = Float32Array.from({ length: GRAIN_LENGTH + 3 }, (_, i) => {
  let hash = Math.imul((i % GRAIN_LENGTH) + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2d);
  hash ^= hash >>> 13;
  return ((hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) - 382.5) / 128;
});

/** Second differences of bytes in both directions are integers of at most this magnitude. */
const ROUGHEST = 16 * 255;

/**
 * Standard deviation of the grain in a part of the image, in bytes of green. Like `noiseOf`, but in the
 * photo's own pixels, because mapping onto the chart smooths grain. In bytes a sensor's grain is about as
 * strong in light as in shadow.
 */
export function grainIn({ width, data }: RgbImage, box: Box): number {
  const counts = new Int32Array(ROUGHEST + 1);
  const row = 3 * width;
  let total = 0;
  // Every second pixel of every second row is enough for a median.
  for (let y = box.top + 1; y < box.top + box.height - 1; y += 2) {
    for (let x = box.left + 1; x < box.left + box.width - 1; x += 2) {
      const at = y * row + 3 * x + 1;
      const corners = data[at - row - 3]! + data[at - row + 3]! + data[at + row - 3]! + data[at + row + 3]!;
      const sides = data[at - row]! + data[at + row]! + data[at - 3]! + data[at + 3]!;
      const rough = corners - 2 * sides + 4 * data[at]!;
      counts[rough < 0 ? -rough : rough]!++;
      total++;
    }
  }
  let seen = 0;
  let middle = 0;
  while (middle < ROUGHEST && seen + counts[middle]! <= total / 2) seen += counts[middle++]!;
  // 0.6745 is the median magnitude of a normal distribution; 6 is the noise gain of the difference operator.
  return middle / 0.6745 / 6;
}
