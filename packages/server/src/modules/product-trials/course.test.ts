import { describe, expect, test } from 'vitest';
import { courseOf, type ScanDay } from './course.ts';
import { addDays, daysBetween } from './plain-dates.ts';
import { windowsFrom } from './windows.ts';

describe('the windows', () => {
  test.each([
    // From the specification's pictures: the middle after four weeks, the last days around the end of the
    // eighth.
    ['2026-11-27', 8, ['2026-11-27', '2026-11-29', '2026-12-25', '2026-12-27', '2027-01-21', '2027-01-25']],
    // Across the end of a February, and across both clock changes.
    ['2028-02-01', 4, ['2028-02-01', '2028-02-03', '2028-02-15', '2028-02-17', '2028-02-28', '2028-03-03']],
    ['2027-01-30', 12, ['2027-01-30', '2027-02-01', '2027-03-13', '2027-03-15', '2027-04-23', '2027-04-27']],
    ['2026-10-05', 5, ['2026-10-05', '2026-10-07', '2026-10-19', '2026-10-21', '2026-11-08', '2026-11-12']],
  ])('the windows follow from a start on %s and %i weeks', (start, weeks, days) => {
    const windows = windowsFrom(start, weeks);
    expect(windows.flatMap(({ from, to }) => [from, to])).toEqual(days);
    expect(daysBetween(start, addDays(start, weeks * 7))).toBe(weeks * 7);
  });
});

const START = '2026-11-27';
const decided = { starts_on: START, weeks: 4, isEnded: false };

function scan(checkin_id: number, day: string, change: Partial<ScanDay> = {}): ScanDay {
  return { checkin_id, day, isTold: true, isComparable: true, ...change };
}

const FIRSTS = [scan(1, START), scan(2, '2026-11-28')];
const LASTS = [scan(3, '2026-12-24'), scan(4, '2026-12-25')];

describe('a product trial', () => {
  test.each([
    ['before its first day', [], '2026-11-20', 'waiting', null, ['first', START, 7]],
    ['on its first day', [], START, 'waiting', null, ['first', START, 0]],
    ['started late', [], '2026-12-05', 'waiting', null, ['first', '2026-12-05', 0]],
    ['after one first scan', FIRSTS.slice(0, 1), START, 'running', 1, ['first', START, 0]],
    ['after both', FIRSTS, '2026-11-28', 'running', 1, ['between', '2026-12-11', 13]],
    [
      'with one first scan only',
      FIRSTS.slice(0, 1),
      '2026-11-30',
      'running',
      1,
      ['between', '2026-12-11', 11],
    ],
    ['on the day of the middle', FIRSTS, '2026-12-11', 'running', 3, ['between', '2026-12-11', 0]],
    ['past the middle', FIRSTS, '2026-12-14', 'running', 3, ['last', '2026-12-24', 10]],
    ['on the first of the last days', FIRSTS, '2026-12-24', 'running', 4, ['last', '2026-12-24', 0]],
    ['on the very last day', FIRSTS, '2026-12-28', 'running', 4, ['last', '2026-12-24', 0]],
    [
      'with one last scan',
      [...FIRSTS, ...LASTS.slice(0, 1)],
      '2026-12-28',
      'running',
      4,
      ['last', '2026-12-24', 0],
    ],
    ['with both last scans', [...FIRSTS, ...LASTS], '2026-12-25', 'done', null, null],
    ['a day after the end', [...FIRSTS, ...LASTS.slice(0, 1)], '2026-12-29', 'done', null, null],
    ['without a last scan', FIRSTS, '2026-12-29', 'done', null, null],
  ] as const)('%s', (_when, scans, today, phase, week, next) => {
    const course = courseOf(decided, scans, today);
    expect([course.phase, course.week]).toEqual([phase, week]);
    const { next_scan } = course;
    expect(next_scan && [next_scan.window, next_scan.from, next_scan.in_days]).toEqual(next);
  });

  test('a product trial ignores scans before its first day, and those that could not tell the sign', () => {
    const early = scan(1, '2026-11-26');
    const blurred = scan(2, START, { isTold: false });
    const { phase, uncounted } = courseOf(decided, [early, blurred], START);
    expect([phase, uncounted]).toEqual(['waiting', 2]);
    const { starts_on, counted } = courseOf(decided, [early, blurred, scan(3, '2026-11-29')], '2026-11-29');
    expect([starts_on, counted.first]).toEqual(['2026-11-29', [3]]);
  });

  test('a product trial asks again for a last scan that cannot be compared with a first one', () => {
    const dark = scan(3, '2026-12-24', { isComparable: false });
    const course = courseOf(decided, [...FIRSTS, dark], '2026-12-24');
    expect([course.phase, course.uncounted, course.counted.last]).toEqual(['running', 3, []]);
    expect(course.windows.at(-1)).toMatchObject({ scans_made: 0, status: 'open' });
  });

  test('a product trial that was stopped has no next scan', () => {
    const course = courseOf({ ...decided, isEnded: true }, [...FIRSTS, ...LASTS], '2026-12-29');
    expect(course).toMatchObject({ phase: 'ended', week: null, next_scan: null, uncounted: null });
    expect(courseOf({ ...decided, isEnded: true }, [], '2027-05-01').starts_on).toBe(START);
  });
});
