import type { ReadSummary, TrendPointView, TrendView } from '@daylit/contract';
import { itemAt } from '../../lib/item-at.ts';
import { toldTrend } from '../../lib/trend-words.ts';

/** A sign that really changed between the last scan and this one. */
export interface ChangedTrend {
  trend: TrendView;
  change: 'less_visible' | 'more_visible';
  before: TrendPointView;
  now: TrendPointView;
}

/** A sign that changed over the run of scans, whatever the last two of them show. */
export interface ToldChange {
  trend: TrendView;
  kind: 'calmer' | 'more';
  title: string;
  sentence: string;
}

export interface SortedTrends {
  told: ToldChange[];
  changed: ChangedTrend[];
  unchanged: TrendView[];
  /** Nothing is claimed about these: the report compares them with no earlier scan. */
  notCompared: TrendView[];
}

/**
 * Sorts the signs by what the report claims. The report's own verdict decides, because two numbers can differ
 * by the noise of the photos alone. A verdict that moves no whole step is no change: both ranges are alike.
 * The surest change over the run of scans leads, as on the timeline.
 */
export function sortTrends({ trends, comparison }: Pick<ReadSummary, 'trends' | 'comparison'>): SortedTrends {
  const sorted: SortedTrends = { told: [], changed: [], unchanged: [], notCompared: [] };
  for (const trend of trends) {
    const { change } = trend;
    const before = itemAt(trend.points, -2);
    const now = itemAt(trend.points, -1);
    const told = toldTrend(trend.trend);
    if (told && (told.change === 'calmer' || told.change === 'more')) {
      sorted.told.push({ trend, kind: told.change, title: told.title, sentence: told.sentence });
    } else if (comparison?.result === 'not_comparable' || change === null || change === 'not_compared') {
      sorted.notCompared.push(trend);
    } else if (change === 'no_measurable_change' || isAlike(before, now)) {
      sorted.unchanged.push(trend);
    } else {
      sorted.changed.push({ trend, change, before, now });
    }
  }
  sorted.told.sort((a, b) => confidenceOf(b) - confidenceOf(a));
  return sorted;
}

function confidenceOf({ trend }: ToldChange): number {
  return trend.trend?.confidence ?? 0;
}

function isAlike(before: TrendPointView, now: TrendPointView): boolean {
  return before.range.low === now.range.low && before.range.high === now.range.high;
}
