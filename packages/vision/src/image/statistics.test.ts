import { expect, test } from 'vitest';
import {
  exactSpread,
  mean,
  meanBelow,
  median,
  medianOf,
  quantiles,
  robustSpread,
  slopeOf,
} from './statistics.ts';
import { createWorkspace } from './workspace.ts';

const workspace = createWorkspace();

/** 0, 1 … 999 in another order, and a wild value that the mask leaves out. */
const VALUES = Float32Array.from({ length: 1004 }, (_, i) => (i < 1000 ? (i * 389) % 1000 : 1e6));
const MASK = Uint8Array.from(VALUES, (value) => (value < 1000 ? 1 : 0));
const NONE = new Uint8Array(VALUES.length);

/** The distance between two values, and a bin of the histogram behind the quantiles. */
const STEP = 1 + 1000 / 2048;

test('quantiles and median are those of the values inside the mask, to a bin of the histogram', () => {
  for (const share of [0, 0.1, 0.25, 0.8, 1])
    expect(Math.abs(quantiles(workspace, VALUES, MASK, [share])[0]! - share * 999)).toBeLessThanOrEqual(STEP);
  expect(Math.abs(median(workspace, VALUES, MASK) - 499.5)).toBeLessThanOrEqual(STEP);
});

test('a mean is that of the values inside, or of the lowest of them', () => {
  expect(mean(VALUES, MASK)).toBeCloseTo(499.5, 9);
  expect(Math.abs(meanBelow(workspace, VALUES, MASK, 0.5) - 249.5)).toBeLessThan(1);
});

test('a slope is that of the line through the values inside', () => {
  const tripled = VALUES.map((value) => 7 - 3 * value);
  expect(slopeOf(tripled, VALUES, MASK)).toBeCloseTo(-3, 9);
  expect(slopeOf(VALUES, new Float32Array(VALUES.length), MASK)).toBeNaN();
});

test('a spread is the standard deviation of a normal distribution with these quartiles', () => {
  expect(exactSpread(workspace, VALUES, MASK)).toBeCloseTo((749 - 249) / 1.349, 3);
  expect(Math.abs(robustSpread(workspace, VALUES, MASK) - 500 / 1.349)).toBeLessThan(2);
});

test('one value in ten that is far off does not move a spread or a median', () => {
  const spoilt = VALUES.map((value, i) => (i % 10 === 0 ? 9000 : value));
  expect(
    Math.abs(exactSpread(workspace, spoilt, MASK) / exactSpread(workspace, VALUES, MASK) - 1),
  ).toBeLessThan(0.15);
  expect(Math.abs(median(workspace, spoilt, MASK) - 499.5)).toBeLessThan(60);
});

test('the exact median leaves the values as they are', () => {
  const values = Float32Array.of(5, 1, 4, 2, 3);
  expect([medianOf(workspace, values), ...values]).toEqual([3, 5, 1, 4, 2, 3]);
});

test('without a pixel there is no number, and equal pixels have no spread', () => {
  for (const value of [
    median(workspace, VALUES, NONE),
    mean(VALUES, NONE),
    meanBelow(workspace, VALUES, NONE, 0.5),
  ])
    expect(value).toBeNaN();
  expect([exactSpread(workspace, VALUES, NONE), medianOf(workspace, new Float32Array())]).toEqual([
    Number.NaN,
    Number.NaN,
  ]);
  const flat = VALUES.map(() => 0.3);
  expect([robustSpread(workspace, flat, MASK), exactSpread(workspace, flat, MASK)]).toEqual([0, 0]);
});
