import { afterEach, expect, test, vi } from 'vitest';
import { writeDatesAsIn } from './english-of-dates.ts';
import { formatDate, formatDay, formatMoment, formatShortDay, formatWeekday } from './format-date.ts';

const NOON = '2026-11-18T12:00:00';

test('a line ends neither between month and day nor between a time and its half of the day', () => {
  expect(formatShortDay(NOON)).toBe('Nov\u00A018');
  expect(formatDay(NOON)).toBe('November\u00A018');
  expect(formatDate(NOON)).toBe('November\u00A018, 2026');
  expect(formatWeekday(NOON)).toBe('Wednesday, November\u00A018');
  expect(formatMoment(NOON)).toMatch(/^November\u00A018, 2026 at\u00A012:00\sPM$/);
});

test('an invalid date is empty', () => {
  expect(formatDate('yesterday')).toBe('');
});

afterEach(() => {
  vi.unstubAllGlobals();
  writeDatesAsIn(null);
});

test.each([
  ['German', ['de-DE', 'de'], 'November\u00A018, 2026'],
  ['Japanese', ['ja'], 'November\u00A018, 2026'],
  ['a machine', ['en-US@posix'], 'November\u00A018, 2026'],
  ['British', ['en-GB', 'en'], '18\u00A0November\u00A02026'],
  ['German who reads British English, too', ['de', 'en-GB'], '18\u00A0November\u00A02026'],
])('a date is English for a reader who is %s', (_who, languages, date) => {
  vi.stubGlobal('navigator', { languages });
  expect(formatDate(NOON)).toBe(date);
});

test.each([
  ['US', 'November\u00A018, 2026'],
  ['CA', 'November\u00A018, 2026'],
  ['GB', '18\u00A0November\u00A02026'],
  ['DE', '18\u00A0November\u00A02026'],
  ['BR', '18\u00A0November\u00A02026'],
  ['JP', '18\u00A0November\u00A02026'],
] as const)('for a member in %s, the date is in its order in any browser: %s', (region, date) => {
  for (const languages of [['de-DE'], ['en-US'], ['en-GB']]) {
    vi.stubGlobal('navigator', { languages });
    writeDatesAsIn(region);
    expect(formatDate(NOON)).toBe(date);
  }
});
