import { expect, test } from 'vitest';
import { englishOf } from './english.ts';
import { dayIn } from './trend.ts';

test.each([
  [null, 'June 24', 'June 24, 2025'],
  ['US', 'June 24', 'June 24, 2025'],
  ['GB', '24 June', '24 June 2025'],
  ['DE', '24 June', '24 June 2025'],
  ['BR', '24 June', '24 June 2025'],
  ['JP', '24 June', '24 June 2025'],
])('a day of a member in %s is %s', (region, thisYear, lastYear) => {
  const dayOf = dayIn('UTC', '2026-11-26T12:00:00Z', englishOf(region));
  const words = (iso: string) => dayOf(iso).replaceAll('\u00A0', ' ');
  expect(words('2026-06-24T12:00:00Z')).toBe(thisYear);
  expect(words('2025-06-24T12:00:00Z')).toBe(lastYear);
});
