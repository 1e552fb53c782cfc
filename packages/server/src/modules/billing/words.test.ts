import { expect, test } from 'vitest';
import { inDays, inMinutes } from './words.ts';

const MOMENT = new Date('2026-11-27T09:05:00Z');

test.each([
  [null, 'November 27, 2026 (UTC)', /^November 27, 2026 at 9:05.AM UTC$/],
  ['GB', '27 November 2026 (UTC)', /^27 November 2026 at 09:05 UTC$/],
  ['DE', '27 November 2026 (UTC)', /^27 November 2026 at 09:05 UTC$/],
  ['JP', '27 November 2026 (UTC)', /^27 November 2026 at 9:05.am UTC$/],
] as const)('a payment mail writes dates in the order of %s', (region, day, moment) => {
  expect(inDays(MOMENT, region)).toBe(day);
  expect(inMinutes(MOMENT, region)).toMatch(moment);
});
