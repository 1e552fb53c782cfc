import type { ProgressComparison, TrendChange } from '@daylit/contract';
import { expect, test } from 'vitest';
import { trend } from '../report-fixtures.ts';
import { calmerTrend } from '../trends-fixtures.ts';
import { sortTrends } from './sort-trends.ts';

const COMPARABLE: ProgressComparison = { result: 'comparable', compared_with: 3, reason: null };

function kindOf(change: TrendChange | null, before: number, now: number, comparison = COMPARABLE) {
  const sorted = sortTrends({ trends: [trend('Shine', change, [before, now])], comparison });
  return Object.entries(sorted).flatMap(([kind, found]) => (found.length > 0 ? kind : []));
}

test.each<[TrendChange | null, number, number, string]>([
  ['less_visible', 4, 2, 'changed'],
  ['more_visible', 1, 3, 'changed'],
  ['no_measurable_change', 1, 3, 'unchanged'],
  ['not_compared', 1, 3, 'notCompared'],
  [null, 4, 0, 'notCompared'],
])('%s, %d to %d: %s', (change, before, now, kind) => {
  expect(kindOf(change, before, now)).toEqual([kind]);
});

test('a change within the same range is none', () => {
  expect(kindOf('more_visible', 2.1, 2.8)).toEqual(['unchanged']);
});

test('nothing is claimed about photos that cannot be compared, whatever the verdict of a sign', () => {
  const comparison: ProgressComparison = { result: 'not_comparable', compared_with: 3, reason: null };
  for (const change of ['less_visible', 'no_measurable_change', 'more_visible'] as const)
    expect(kindOf(change, 4, 0, comparison)).toEqual(['notCompared']);
});

function told(name: string, confidence: number) {
  return { ...trend(name, 'no_measurable_change', [2, 1]), trend: { ...calmerTrend, confidence } };
}

test('the surest change over the run of scans comes first, as on the timeline', () => {
  const trends = [told('Redness', 0.8), told('Shine', 0.95)];
  const sorted = sortTrends({ trends, comparison: COMPARABLE });
  expect(sorted.told.map((each) => each.trend.concern_name)).toEqual(['Shine', 'Redness']);
});
