import type { TrendMeasure, TrendScan } from '@daylit/contract';
import { expect, test } from 'vitest';
import { signChart } from './history-chart.ts';

function scanOn(checkin_id: number, day: string, line: number | null = 1): TrendScan {
  return {
    checkin_id,
    created_at: `${day}T12:00:00.000Z`,
    thumbnail_filename: 'a.webp',
    engine_version: '3.0.0',
    line,
    reason: null,
  };
}

/** A sign with these scores, one a scan. */
function chartOf(scans: TrendScan[], scores: number[]): string {
  const measure: TrendMeasure = {
    sign: 'redness',
    concern_name: 'Redness',
    change: 'not_compared',
    since: null,
    cannot_tell_reason: null,
    readings: scores.map((severity_score, at) => ({
      checkin_id: at + 1,
      severity_score,
      range: { low: 0, high: 5 },
      margin: 0.5,
    })),
  };
  return signChart(measure, { scans, timeZone: 'UTC', region: null });
}

const dotsOf = (chart: string) =>
  [...chart.matchAll(/<circle class="(\w+)" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, ...dot]) =>
    dot.join(' '),
  );
const daysOf = (chart: string) =>
  [...chart.matchAll(/text-anchor="(\w+)">([^<]+)</g)].map(([, at, day]) => `${at} ${day}`);

test('a chart places a reading by its day and its score', () => {
  const chart = chartOf(
    [scanOn(1, '2026-10-01'), scanOn(2, '2026-10-02'), scanOn(3, '2026-10-05')],
    [0, 2.5, 5],
  );
  expect(dotsOf(chart)).toEqual(['dot 30.0 164.0', 'dot 199.0 87.0', 'dot 706.0 10.0']);
  expect(daysOf(chart)).toEqual(['start Oct 1, 2026', 'end Oct 5, 2026']);
});

test('an error bar ends with the scale', () => {
  const chart = chartOf([scanOn(1, '2026-10-01'), scanOn(2, '2026-10-02')], [2.5, 4.8]);
  const bars = [...chart.matchAll(/class="error" d="M[\d.]+ ([\d.]+)V([\d.]+)M/g)];
  expect(bars.map(([, top, foot]) => [top, foot])).toEqual([
    ['71.6', '102.4'],
    ['10.0', '31.6'],
  ]);
});

test('a single reading is in the middle, under one day', () => {
  const chart = chartOf([scanOn(1, '2026-10-01')], [1]);
  expect(dotsOf(chart)).toEqual(['dot 368.0 133.2']);
  expect(daysOf(chart)).toEqual(['end Oct 1, 2026']);
});

test('a line joins readings of scans that may be compared, and no others', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'];
  const lines = [1, 1, 2, null];
  const chart = chartOf(
    days.map((day, at) => scanOn(at + 1, day, lines[at])),
    [1, 2, 3, 4],
  );
  expect(chart.match(/class="join" d="[^"]+"/g)).toEqual(['class="join" d="M30.0 133.2L255.3 102.4"']);
  expect(dotsOf(chart).map((dot) => dot.split(' ')[0])).toEqual(['dot', 'dot', 'dot', 'open']);
});
