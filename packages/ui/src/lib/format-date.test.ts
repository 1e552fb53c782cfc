import { expect, test } from 'vitest';
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
