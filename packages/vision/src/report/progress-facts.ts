import { SIGN_VALUES } from '@daylit/contract';
import type { ProgressFacts, SignFacts } from '@daylit/contract';
import type { PreviousScan, ScanRecord } from './scan-record.ts';
import { CONCERN_FROM } from '../thresholds/report.ts';
import { LOOKS_STRAIGHT } from '../thresholds/photo-gate.ts';
import { bridged } from './bridge.ts';
import { measureChanges } from './changes.ts';
import { compareConditions } from './comparison-gate.ts';
import { rangeOf } from './range.ts';
import { bridgedDeviationIn, type Spreads, spreadsOf } from './repeatability.ts';
import { trendsOf } from './trends.ts';

/**
 * What changed since the latest earlier scan. `current` is a finished scan like the earlier ones; `signs`
 * says which signs were looked for. Changes within the noise are not claimed, and every concern of the last
 * report that this photo cannot tell is named.
 */
export function progressFacts(
  history: readonly PreviousScan[],
  current: PreviousScan,
  signs: readonly Pick<SignFacts, 'sign' | 'doubt'>[],
): ProgressFacts {
  const earlier = history
    .filter((scan) => scan.checkin_id !== current.checkin_id)
    .map((scan) => bridged(scan))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.checkin_id - b.checkin_id);
  const latest = earlier.at(-1);
  const photo = {
    ...praisedIn(current.record),
    hasTips: current.record.photo_status !== 'pass' || signs.some(({ doubt }) => doubt !== null),
  };
  if (!latest)
    return {
      result: 'first_scan',
      compared_with: null,
      difference: null,
      ...photo,
      changes: [],
      lost: [],
      trends: [],
    };
  const spreads = spreadsOf(current.pairs);
  const { result, difference } = compareConditions(latest, current);
  const changes = measureChanges(latest.record, current.record, result, spreads);
  return {
    result,
    compared_with: latest.checkin_id,
    difference,
    ...photo,
    changes,
    lost: lostSigns(latest.record, current.record, signs, spreads),
    trends: trendsOf([...earlier, current], changes, spreads),
  };
}

/** A photo with a warning gets no praise, so that no advice contradicts it. */
function praisedIn({ photo_status, conditions }: ScanRecord): Pick<ProgressFacts, 'isSharp' | 'isStraight'> {
  const isSharp = photo_status === 'pass';
  return { isSharp, isStraight: isSharp && Math.abs(conditions.yaw) <= LOOKS_STRAIGHT };
}

function lostSigns(
  before: ScanRecord,
  now: ScanRecord,
  signs: readonly Pick<SignFacts, 'sign'>[],
  spreads: Spreads,
): ProgressFacts['lost'] {
  return SIGN_VALUES.flatMap((sign) => {
    const severity = before.severities[sign] ?? 0;
    const isLookedFor = signs.some((facts) => facts.sign === sign);
    if (severity < CONCERN_FROM || now.severities[sign] !== null || !isLookedFor) return [];
    return { sign, range: rangeOf(severity, bridgedDeviationIn(sign, before, spreads)) };
  });
}
