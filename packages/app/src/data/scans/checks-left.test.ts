import { expect, test } from 'vitest';
import { reasonOf } from './checks-left.ts';

test.each([
  [null, 'Too dark.'],
  [6, 'Too dark.'],
  [5, 'Too dark. You can check 5 more photos in this hour.'],
  [1, 'Too dark. You can check 1 more photo in this hour.'],
  [0, 'Too dark. This was the last photo check of this hour.'],
])('with %s checks left', (checks_left, words) => {
  expect(reasonOf({ status: 'fail', reason: 'Too dark.', issue: 'too_dark', checks_left })).toBe(words);
});
