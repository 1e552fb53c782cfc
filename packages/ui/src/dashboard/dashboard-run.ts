import type { SignTrend, TrendScan, TrendsView } from '@daylit/contract';
import type { RunScan } from '../art/RunChart/run-layout.ts';
import { signRun } from '../art/RunChart/sign-run.ts';
import { byWeight, trendLevels } from '../lib/trend-words.ts';

/** The run of the sign that the dashboard names. */
export interface DashboardRun {
  kind: SignTrend['kind'];
  /** At least one. */
  scans: readonly RunScan[];
  levels: { from: string; to: string } | undefined;
  /** The first and the last compared scan. */
  ends: readonly [TrendScan, TrendScan];
}

/** The run to draw; undefined while there is none. */
export function dashboardRun(trends: TrendsView | undefined, isWordsOnly: boolean): DashboardRun | undefined {
  const [lead] = byWeight(trends?.measures ?? []);
  if (!trends || !lead?.trend) return undefined;
  const scans = signRun(lead, trends.scans).filter(({ kind }) => kind === 'compared');
  const [first, last] = [scans[0], scans.at(-1)].map((end) =>
    trends.scans.find(({ created_at }) => created_at === end?.created_at),
  );
  if (!first || !last || first === last) return undefined;
  const levels = isWordsOnly ? undefined : trendLevels(lead.trend);
  return { kind: lead.trend.kind, scans, levels, ends: [first, last] };
}
