import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  [{ low: 1, high: 3 }, 2, { low: 1, high: 3 }],
  [{ low: 0, high: 1 }, null, { low: 0, high: 1 }],
])('a range that is said is taken: %j', (range, score, read) => {
  expect(readRange(range, score)).toEqual(read);
});

test.each([
  [0, { low: 0, high: 1 }],
  [1.5, { low: 1, high: 2 }],
  [3, { low: 3, high: 4 }],
  [5, { low: 4, high: 5 }],
])('an older report without a range gets the whole steps around its score of %d', (score, read) => {
  for (const range of [
    undefined,
    null,
    'wide',
    { low: 3, high: 2 },
    { low: -1, high: 2 },
    { low: 4, high: 6 },
  ])
    expect(readRange(range, score)).toEqual(read);
});

test.each([null, -1, 9])('there is no range without a score between 0 and 5: %j', (score) => {
  expect(readRange(undefined, score)).toBeNull();
});
