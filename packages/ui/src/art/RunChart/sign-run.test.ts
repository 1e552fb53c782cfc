import { type SignTrend, TRENDS_EXAMPLE } from '@daylit/contract';
import { expect, test } from 'vitest';
import { itemAt } from '../../lib/item-at.ts';
import { signRun } from './sign-run.ts';

const example = itemAt(TRENDS_EXAMPLE.scans, 0);
const scan = (checkin_id: number, line: number | null, in_trend = true) => ({
  ...example,
  checkin_id,
  created_at: `2026-0${checkin_id}-01T12:00:00Z`,
  line,
  in_trend,
});
const readings = [1, 2, 3, 4, 5, 6].map((checkin_id) => ({
  checkin_id,
  severity_score: 2,
  margin: 0.6,
  range: { low: 1, high: 3 },
}));
const trend = (scans: number) => ({ ...TRENDS_EXAMPLE.measures[0]?.trend, scans }) as SignTrend;
const scans = [scan(1, 1), scan(2, 2), scan(3, null), scan(4, 2), scan(5, null, false), scan(6, 2)];

test('a run begins with the first scan of the newest line, and names what it does not count', () => {
  const run = signRun({ readings, trend: trend(3) }, scans);
  expect(run.map(({ created_at, kind }) => [created_at.slice(5, 7), kind])).toEqual([
    ['02', 'compared'],
    ['03', 'not_compared'],
    ['04', 'compared'],
    ['05', 'left_out'],
    ['06', 'compared'],
  ]);
});

test('a run has as many compared scans as its trend', () => {
  const run = signRun({ readings, trend: trend(2) }, scans);
  expect(run.filter(({ kind }) => kind === 'compared')).toHaveLength(2);
});

test('a sign without a compared reading has no run', () => {
  expect(signRun({ readings: readings.slice(0, 1), trend: trend(0) }, scans)).toEqual([]);
});

test('a run begins where a newer engine reads the sign on another scale', () => {
  const run = signRun({ readings, trend: trend(3), anew_from: 4 }, scans);
  expect(run.map(({ created_at }) => created_at.slice(5, 7))).toEqual(['04', '05', '06']);
});
