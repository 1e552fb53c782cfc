import type { TrendsView } from '@daylit/contract';
import { signRun } from '../../art/RunChart/sign-run.ts';
import { byWeight, toldTrend } from '../../lib/trend-words.ts';

/** What the run of scans shows at one of them. */
export type ScanChange = 'calmer' | 'more' | 'steady' | 'start' | 'not_compared' | 'left_out';

const CHANGES = { calmer: 'calmer', more: 'more', same: 'steady', none: 'steady' } as const;

/**
 * What to say at each scan, by its number: the same as the change card, scan by scan. A scan of a run that is
 * too short has no word.
 */
export function scanChanges({ measures, scans }: TrendsView): Map<number, ScanChange> {
  const [lead] = byWeight(measures);
  if (!lead) return new Map();
  const run = signRun(lead, scans).filter(({ kind }) => kind === 'compared');
  const told = toldTrend(lead.trend);
  const since = lead.trend?.since ?? null;
  const days = new Set(run.map(({ created_at }) => created_at));
  const newest = scans.findLast(({ line }) => line !== null)?.line;
  const entries = scans.flatMap(({ checkin_id, created_at, line, in_trend }): [number, ScanChange][] => {
    if (in_trend === false) return [[checkin_id, 'left_out']];
    if (line === null || line !== newest) return [[checkin_id, 'not_compared']];
    if (created_at === run[0]?.created_at) return [[checkin_id, 'start']];
    if (!told || !days.has(created_at)) return [];
    const isChanged = since !== null && created_at >= since;
    return [[checkin_id, isChanged ? CHANGES[told.change] : 'steady']];
  });
  return new Map(entries);
}
