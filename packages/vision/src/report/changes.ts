import type { ScanRecord } from '../scan-record.ts';
import { CHANGE_CONFIDENCE, DIRECTIONAL_FACTOR, SEVERITY_SPREAD } from '../comparison-thresholds.ts';
import type { Comparability } from './comparison-gate.ts';
import type { TrendChange } from '@daylit/contract';

export type ComparedSign = keyof typeof SEVERITY_SPREAD;

export const COMPARED_SIGNS = Object.keys(SEVERITY_SPREAD) as ComparedSign[];

/** A sign in two scans. Severities are 0 to 5. */
export interface Change {
  sign: ComparedSign;
  before: number;
  now: number;
  change: TrendChange;
}

/** The signs that both scans could tell. Empty when the photos cannot be compared. */
export function measureChanges(
  before: ScanRecord,
  now: ScanRecord,
  result: Comparability['result'],
): Change[] {
  if (result === 'not_comparable') return [];
  const caution = result === 'directional' ? DIRECTIONAL_FACTOR : 1;
  return COMPARED_SIGNS.flatMap((sign) => {
    const from = before.severities[sign];
    const to = now.severities[sign];
    if (from === null || to === null) return [];
    const noise = CHANGE_CONFIDENCE * Math.hypot(spreadOf(before, sign), spreadOf(now, sign)) * caution;
    return [{ sign, before: from, now: to, change: verdict(to - from, noise) }];
  });
}

/** A photo's own standard deviation, but at least that of a second photo, which its copies cannot replace. */
function spreadOf({ standard_deviations }: ScanRecord, sign: ComparedSign): number {
  return Math.max(SEVERITY_SPREAD[sign], standard_deviations[sign] ?? 0);
}

function verdict(difference: number, noise: number): TrendChange {
  if (Math.abs(difference) <= noise) return 'no_measurable_change';
  return difference < 0 ? 'less_visible' : 'more_visible';
}
