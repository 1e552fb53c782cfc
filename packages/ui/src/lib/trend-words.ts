import type { SignTrend, TrendMeasure } from '@daylit/contract';

/** What a sign did. `more` is an increase, which is not shown as bad. `none`: nothing is known. */
export type Change = 'calmer' | 'more' | 'same' | 'none';

const OF_TREND: Partial<Record<SignTrend['kind'], Change>> = {
  calmer: 'calmer',
  stronger: 'more',
  steady: 'same',
};

const OF_PAIR: Record<TrendMeasure['change'], Change> = {
  less_visible: 'calmer',
  more_visible: 'more',
  no_measurable_change: 'same',
  not_compared: 'none',
};

/** A trend that says something about the skin, with its words. Undefined where it cannot tell. */
export function toldTrend(trend: SignTrend | undefined) {
  const change = trend && OF_TREND[trend.kind];
  if (!change || trend.title === undefined) return undefined;
  return { change, title: trend.title, sentence: trend.sentence ?? '' };
}

/** What a sign did: over the run of scans, and only where that cannot tell, between two of them. */
function changeOf({ trend, change }: Pick<TrendMeasure, 'trend' | 'change'>): Change {
  return toldTrend(trend)?.change ?? OF_PAIR[change];
}

export function hasChanged(measure: Pick<TrendMeasure, 'trend' | 'change'>): boolean {
  const change = changeOf(measure);
  return change === 'calmer' || change === 'more';
}

/** The words of a trend inside a sentence. */
export function inText(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
