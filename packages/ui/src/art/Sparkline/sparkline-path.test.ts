import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

const frame = { width: 148, height: 54, highest: 5 };

test('0 is on the bottom line and 5 on the top line', () => {
  const { points, foot, top } = sparklinePath([0, 5], frame);
  expect(points).toEqual([
    [6, foot],
    [142, top],
  ]);
});

test('the curve goes through each score and ends at the last one', () => {
  expect(sparklinePath([4, 2], frame).line).toBe('M6.0 15.0C74.0 15.0 74.0 31.0 142.0 31.0');
});

test('a single score is at the right end', () => {
  expect(sparklinePath([2], frame).points).toEqual([[142, 31]]);
});
