import { expect, test } from 'vitest';
import { dayOfMember } from './day-of-member.ts';

// By the clock of the device, whatever its time zone.
test.each([
  ['at 3:59 it is still the night before', [2026, 10, 21, 3, 59], '2026-11-20', 'night'],
  ['at 4:00 the morning begins', [2026, 10, 21, 4, 0], '2026-11-21', 'morning'],
  ['at 13:59 it is morning', [2026, 10, 21, 13, 59], '2026-11-21', 'morning'],
  ['at 14:00 the evening is next', [2026, 10, 21, 14, 0], '2026-11-21', 'night'],
  ['a night reaches into a new year', [2027, 0, 1, 1, 0], '2026-12-31', 'night'],
] as const)('%s', (_what, [year, month, day, hour, minute], date, daypart) => {
  expect(dayOfMember(new Date(year, month, day, hour, minute))).toEqual({ date, daypart });
});
