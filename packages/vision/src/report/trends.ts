import { SIGN_VALUES } from '@daylit/contract';
import type { ChangeFacts, ProgressFacts } from '@daylit/contract';
import type { PreviousScan } from './scan-record.ts';
import { rangeOf } from './range.ts';
import { round } from './round.ts';
import { bridgedDeviationIn, type Spreads } from './repeatability.ts';

/**
 * Severities over time, oldest first, from scans of the same engine version as the last one. A trend has at
 * least two points, and the last is this scan's. A sign that this scan could not tell has no trend, because
 * its line would seem to end today.
 */
export function trendsOf(
  scans: readonly PreviousScan[],
  changes: readonly ChangeFacts[],
  spreads: Spreads,
): ProgressFacts['trends'] {
  const version = scans.at(-1)?.record.engine_version;
  const last = scans.at(-1)?.checkin_id;
  const alike = scans.filter(({ record }) => record.engine_version === version);
  return SIGN_VALUES.map((sign) => ({
    sign,
    change: changes.find((change) => change.sign === sign)?.change ?? ('not_compared' as const),
    points: alike.flatMap(({ checkin_id, created_at, record }) => {
      const severity = record.severities[sign];
      if (severity === null) return [];
      const range = rangeOf(severity, bridgedDeviationIn(sign, record, spreads));
      return [{ checkin_id, created_at, severity_score: round(severity, 1), range }];
    }),
  })).filter(({ points }) => points.length > 1 && points.at(-1)?.checkin_id === last);
}
