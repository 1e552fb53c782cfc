import { SIGN_VALUES } from '@daylit/contract';
import type { ChangeFacts } from '@daylit/contract';
import { DIRECTIONAL_FACTOR, PAIR_CLAIM } from '../thresholds/comparison.ts';
import type { ScanRecord } from './scan-record.ts';
import type { Comparability } from './comparison-gate.ts';
import { rangeOf } from './range.ts';
import { bridgedDeviationIn, type Spreads } from './repeatability.ts';

/** The signs that both scans could tell. Empty when the photos cannot be compared. */
export function measureChanges(
  before: ScanRecord,
  now: ScanRecord,
  result: Comparability['result'],
  spreads: Spreads,
): ChangeFacts[] {
  if (result === 'not_comparable') return [];
  const caution = result === 'directional' ? DIRECTIONAL_FACTOR : 1;
  return SIGN_VALUES.flatMap((sign) => {
    const from = before.severities[sign];
    const to = now.severities[sign];
    if (from === null || to === null) return [];
    const deviations = [before, now].map((record) => bridgedDeviationIn(sign, record, spreads));
    const noise = PAIR_CLAIM * Math.hypot(...deviations) * caution;
    const ranges = { before: rangeOf(from, deviations[0]!), now: rangeOf(to, deviations[1]!) };
    // Nobody could see a change between two equal ranges.
    const isVisible = ranges.before.low !== ranges.now.low || ranges.before.high !== ranges.now.high;
    return { sign, ...ranges, change: isVisible ? verdict(to - from, noise) : 'no_measurable_change' };
  });
}

function verdict(difference: number, noise: number): ChangeFacts['change'] {
  if (Math.abs(difference) <= noise) return 'no_measurable_change';
  return difference < 0 ? 'less_visible' : 'more_visible';
}
