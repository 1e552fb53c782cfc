import { expect, test } from 'vitest';
import { checkins, olderScans } from '../timeline-fixtures.ts';
import { monthsOf } from './months.ts';

const scans = [...checkins, ...olderScans];
const idsOf = (months: ReturnType<typeof monthsOf>) => months.map(({ rows }) => rows.map(({ id }) => id));
const inOneMonth = scans.map((scan) => ({ ...scan, created_at: '2026-11-18T12:00:00Z' }));

test('scans of one month stand together', () => {
  expect(idsOf(monthsOf(scans, [], false))).toEqual([[11, 10], [9], [8], [7], [6]]);
  expect(idsOf(monthsOf(inOneMonth, [], false))).toEqual([[11, 10, 9, 8, 7, 6]]);
});

test('a month is split where another engine ended the line, and not where it went on with it', () => {
  const engines = [10, 9, 8, 7].map((checkin_id) => ({
    checkin_id,
    engine_version: checkin_id > 8 ? '3.0.0' : '2.9.0',
    line: checkin_id > 8 ? 2 : 1,
  }));
  const overBridge = engines.map((scan) => ({ ...scan, line: 1 }));
  expect(idsOf(monthsOf(inOneMonth, overBridge, false))).toEqual([[11, 10, 9, 8, 7, 6]]);
  const months = monthsOf(inOneMonth, engines, false);
  expect(idsOf(months)).toEqual([
    [11, 10, 9],
    [8, 7, 6],
  ]);
  expect(months.map(({ hasNewEngineAbove }) => hasNewEngineAbove)).toEqual([false, true]);
});

test('an advertisement follows the third scan', () => {
  const months = monthsOf(inOneMonth, [], true);
  expect(idsOf(months)).toEqual([
    [11, 10, 9],
    [8, 7, 6],
  ]);
  expect(months.map(({ hasAdBelow }) => hasAdBelow)).toEqual([true, false]);
  expect(monthsOf(scans.slice(0, 2), [], true).some(({ hasAdBelow }) => hasAdBelow)).toBe(false);
});
