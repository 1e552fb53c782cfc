import { expect, test } from 'vitest';
import { toSeconds } from './times.ts';

test.each([
  [1_795_000_000, 1_795_000_000],
  [1_795_000_000_123, 1_795_000_000],
  [999_999_999_999, 999_999_999_999],
  [1_000_000_000_000, 1_000_000_000],
])('%d is %d seconds', (time, seconds) => {
  expect(toSeconds(time)).toBe(seconds);
});
