import { expect, test } from 'vitest';
import { inDays, plannedDays, shortWindowDays, windowDays } from './product-trial-days.ts';

test.each([
  ['2026-11-27', '2026-11-29', 'November\u00a027 to 29', 'Nov\u00a027 to 29'],
  ['2027-01-30', '2027-02-01', 'January\u00a030 to February\u00a01', 'Jan\u00a030 to Feb\u00a01'],
  ['2026-12-25', '2026-12-25', 'December\u00a025', 'Dec\u00a025'],
])('a window from %s to %s', (from, to, words, short) => {
  expect([windowDays({ from, to }), shortWindowDays({ from, to })]).toEqual([words, short]);
});

test('days are counted across the end of a February and across a clock change', () => {
  const windows = [
    { name: 'first', from_day: 0, to_day: 2 },
    { name: 'between', from_day: 14, to_day: 16 },
    { name: 'last', from_day: 27, to_day: 31 },
  ] as const;
  expect(plannedDays('2028-02-28', { weeks: 4, windows: [...windows] })).toEqual({
    first: 'Feb\u00a028 to Mar\u00a01',
    between: 'Mar\u00a013 to 15',
    last: 'Mar\u00a026 to 30',
  });
});

test.each([
  [0, 'Today'],
  [1, 'Tomorrow'],
  [10, 'In 10 days'],
])('%i days from today', (days, words) => {
  expect(inDays(days)).toBe(words);
});
