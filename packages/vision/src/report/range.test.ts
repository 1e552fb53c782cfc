import type { SeverityRange } from '@daylit/contract';
import { expect, test } from 'vitest';
import { rangeOf } from './range.ts';

/** Every severity and every standard deviation of a sign that can be reported, in hundredths. */
const SEVERITIES = Array.from({ length: 501 }, (_, hundredths) => hundredths / 100);
const DEVIATIONS = Array.from({ length: 56 }, (_, hundredths) => hundredths / 100);

const PAIRS = SEVERITIES.flatMap((severity) => DEVIATIONS.map((deviation) => ({ severity, deviation })));

function widthOf({ low, high }: SeverityRange): number {
  return high - low;
}

test('a range holds its severity, is one or two whole steps wide and stays within 0 to 5', () => {
  const wrong = PAIRS.filter(({ severity, deviation }) => {
    const range = rangeOf(severity, deviation);
    const isWhole = Number.isInteger(range.low) && [1, 2].includes(widthOf(range));
    const isInside = range.low >= 0 && range.high <= 5;
    return !(isWhole && isInside && range.low <= severity && severity <= range.high);
  });
  expect(wrong).toEqual([]);
});

test('a larger deviation never makes a range narrower', () => {
  const narrowed = PAIRS.filter(
    ({ severity, deviation }) =>
      widthOf(rangeOf(severity, deviation + 0.01)) < widthOf(rangeOf(severity, deviation)),
  );
  expect(narrowed).toEqual([]);
});

test.each([
  ['in the middle of a step is that step', 2.5, 0.3, { low: 2, high: 3 }],
  ['at the end of a step reaches into the next', 2, 0.3, { low: 1, high: 3 }],
  ['that is steady stays in its step up to its end', 2.9, 0.1, { low: 2, high: 3 }],
  ['almost reaches into the step before', 2.3, 0.429, { low: 2, high: 3 }],
  ['just reaches into the step before', 2.3, 0.43, { low: 1, high: 3 }],
  ['of nothing is the first step', 0, 0.3, { low: 0, high: 1 }],
  ['of the most is the last step', 5, 0.3, { low: 4, high: 5 }],
])('a severity %s', (_, value, spread, range) => {
  expect(rangeOf(value, spread)).toEqual(range);
});
