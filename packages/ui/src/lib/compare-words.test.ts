import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

test.each([
  ['2026-07-03T11:30:00Z', '2026-11-27T11:30:00Z', 'Compare July and November'],
  ['2026-11-01T11:30:00Z', '2026-11-27T11:30:00Z', 'Compare November\u00A01 and November\u00A027'],
  ['2026-11-27T11:30:00Z', '2026-11-27T11:50:00Z', 'Compare both scans'],
])('the link to scans of %s and %s says what sets them apart', (earlier, later, words) => {
  expect(compareWords(earlier, later)).toBe(words);
});
