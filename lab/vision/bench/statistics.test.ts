import { expect, test } from 'vitest';
import { median, range, rms, spearman } from './statistics.ts';

test('the rank correlation is 1 for growing and -1 for falling values, however unevenly', () => {
  expect(spearman([1, 2, 3, 4].map((x) => [x, x ** 5]))).toBe(1);
  expect(spearman([1, 2, 3, 4].map((x) => [x, 1 / x]))).toBe(-1);
});

test('the rank correlation of a textbook example with equal values', () => {
  // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4, each minus 2.5: product 4.5, squares 4.5 and 5.
  const pairs = [
    [1, 10],
    [2, 20],
    [2, 30],
    [5, 40],
  ] as const;
  expect(spearman(pairs)).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
});

test('the rank correlation is NaN for too few pairs and for a constant side', () => {
  expect(spearman([])).toBeNaN();
  expect(spearman([[1, 2]])).toBeNaN();
  expect(
    spearman([
      [1, 3],
      [2, 3],
    ]),
  ).toBeNaN();
});

test('root mean square, range and median', () => {
  expect(rms([3, -4])).toBeCloseTo(Math.sqrt(12.5), 12);
  expect(rms([])).toBeNaN();
  expect(range([2, -1, 5])).toBe(6);
  expect(range([])).toBeNaN();
  expect(median([9, 1, 5, 3])).toBe(3);
});
