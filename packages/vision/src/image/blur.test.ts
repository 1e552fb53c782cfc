import { expect, test } from 'vitest';
import { planeOf } from '../../test/grids.ts';
import { blur, blurInside, halvePlane } from './blur.ts';
import type { Plane } from './blur.ts';
import { createWorkspace } from './workspace.ts';

const workspace = createWorkspace();

const WIDTH = 72;
const HEIGHT = 64;
const MIDDLE = [36, 32] as const;

/** Sigmas below and above the one from which three boxes replace the convolution. */
const SIGMAS = [0.5, 1, 1.8, 1.9, 3, 5.5];

test.each(SIGMAS)('with sigma %d a flat plane stays flat up to its edges', (sigma) => {
  const flat = blur(
    workspace,
    planeOf(WIDTH, HEIGHT, () => 0.7),
    WIDTH,
    sigma,
  );
  for (const value of flat) expect(value).toBeCloseTo(0.7, 5);
});

test.each(SIGMAS)('a point becomes a spot of the same sum and of the variance of sigma %d', (sigma) => {
  const spot = blur(
    workspace,
    planeOf(WIDTH, HEIGHT, (x, y) => (x === MIDDLE[0] && y === MIDDLE[1] ? 1 : 0)),
    WIDTH,
    sigma,
  );
  expect(momentOf(spot, () => 1)).toBeCloseTo(1, 4);
  expect(momentOf(spot, (x) => x)).toBeCloseTo(0, 4);
  expect(momentOf(spot, (_, y) => y)).toBeCloseTo(0, 4);
  // Boxes have whole widths, and the convolution has whole pixels.
  for (const variance of [momentOf(spot, (x) => x * x), momentOf(spot, (_, y) => y * y)])
    expect(Math.abs(variance / sigma ** 2 - 1)).toBeLessThan(0.15);
});

test('a convolution is the sum of its neighbours by the Gaussian, the last pixel repeated beyond the edge', () => {
  const [width, height, sigma, reach] = [11, 7, 1.3, 4];
  const plane = planeOf(width, height, (x, y) => ((x * 7 + y * 13) % 10) / 10);
  const weight = (distance: number): number => Math.exp((-distance * distance) / (2 * sigma * sigma));
  const expected = planeOf(width, height, (x, y) => {
    let [sum, total] = [0, 0];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const share = weight(dx) * weight(dy);
        sum += share * plane[within(y + dy, height) * width + within(x + dx, width)]!;
        total += share;
      }
    }
    return sum / total;
  });
  const blurred = blur(workspace, plane, width, sigma);
  for (const [i, value] of expected.entries()) expect(blurred[i]).toBeCloseTo(value, 5);
});

test('a blur inside a mask ignores what is outside, and is 0 where no mask is near', () => {
  const mask = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < 20 ? 1 : 0));
  const plane = planeOf(WIDTH, HEIGHT, (x) => (x < 20 ? 0.4 : 9));
  const blurred = blurInside(workspace, plane, mask, WIDTH, 2.5);
  const row = blurred.subarray(WIDTH * MIDDLE[1], WIDTH * (MIDDLE[1] + 1));
  for (const value of row.subarray(0, 20)) expect(value).toBeCloseTo(0.4, 5);
  expect([...row.subarray(40)].every((value) => value === 0)).toBe(true);
});

test('half the size is the mean of each block of four', () => {
  const half = halvePlane(workspace, Float32Array.of(1, 2, 5, 5, 3, 6, 5, 9), 4);
  expect([...half]).toEqual([3, 6]);
});

/** The sum over the plane, weighted by a function of the distance from the middle. */
function momentOf(plane: Plane, weightAt: (x: number, y: number) => number): number {
  return plane.reduce(
    (sum, value, i) => sum + value * weightAt((i % WIDTH) - MIDDLE[0], Math.floor(i / WIDTH) - MIDDLE[1]),
    0,
  );
}

function within(value: number, size: number): number {
  return Math.max(0, Math.min(size - 1, value));
}
