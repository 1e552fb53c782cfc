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

/** A level in words. A decimal would be false precision. */
function levelWords(severity: number): string {
  if (severity <= 0.25) return 'almost none';
  return severity <= 0.75 ? 'below 1' : `about\u00A0${Math.round(severity)}`;
}

/** The words of both levels, where a trend says that they differ. */
export function trendLevels(trend: SignTrend | undefined): { from: string; to: string } | undefined {
  const change = toldTrend(trend)?.change;
  if (change !== 'calmer' && change !== 'more') return undefined;
  const { from, to } = trend ?? {};
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  const levels = { from: levelWords(from), to: levelWords(to) };
  return levels.from === levels.to ? undefined : levels;
}

type Ranked = Pick<TrendMeasure, 'trend' | 'readings'>;

/** The signs in the order of a screen: a sure change, then what is most visible. */
export function byWeight<Measure extends Ranked>(measures: readonly Measure[]): Measure[] {
  return measures.toSorted((a, b) => weightOf(b) - weightOf(a));
}

function weightOf({ trend, readings }: Ranked): number {
  const visible = (readings.at(-1)?.severity_score ?? 0) / 10;
  const told = toldTrend(trend)?.change;
  if (told === undefined) return visible;
  return told === 'same' ? 1 + visible : 3 + (trend?.confidence ?? 0) + visible / 100;
}
