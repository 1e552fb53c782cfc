import { expect, test } from 'vitest';
import { calmerRedness, calmerTrend, yearOfScans } from '../trends-fixtures.ts';
import { scanChanges } from './scan-change.ts';

const trends = { scans: [...yearOfScans], measures: [{ ...calmerRedness, trend: calmerTrend }] };

test('the words at the scans say the same as the change card', () => {
  expect([...scanChanges(trends).values()]).toEqual([
    'not_compared',
    'not_compared',
    'not_compared',
    'not_compared',
    'start',
    'calmer',
    'calmer',
    'not_compared',
    'calmer',
    'calmer',
  ]);
});

test('a scan before a change is steady, and one that was left out says so', () => {
  const since = yearOfScans[8]?.created_at ?? '';
  const scans = yearOfScans.map((scan) =>
    scan.checkin_id === 7 ? { ...scan, line: null, in_trend: false } : scan,
  );
  const measures = [{ ...calmerRedness, trend: { ...calmerTrend, since } }];
  const changes = scanChanges({ scans, measures });
  expect([6, 7, 9].map((id) => changes.get(id))).toEqual(['steady', 'left_out', 'calmer']);
});

test('a scan of a run that is too short has no word', () => {
  const trend = { ...calmerTrend, kind: 'too_few' as const };
  const changes = scanChanges({ ...trends, measures: [{ ...calmerRedness, trend }] });
  expect([5, 6].map((id) => changes.get(id))).toEqual(['start', undefined]);
});
