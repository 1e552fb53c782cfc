import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test.each([
  [null, 'November\u00A027'],
  ['US', 'November\u00A027'],
  ['GB', '27\u00A0November'],
  ['DE', '27\u00A0November'],
  ['JP', '27\u00A0November'],
] as const)('a day of a care plan is in the order of %s', (region, words) => {
  expect(dayInWords('2026-11-27', region)).toBe(words);
});
