import { SIGN_VALUES } from '@daylit/contract';
import type { ComparisonFacts, ConditionFacts } from '@daylit/contract';
import type { PreviousScan } from './scan-record.ts';
import { EVENLY_LIT, SHARPNESS_WARN } from '../thresholds/photo-gate.ts';
import { bridged, isLeftOut, readBy } from './bridge.ts';
import { measureChanges } from './changes.ts';
import { compareConditions } from './comparison-gate.ts';
import { readingOf } from './readings.ts';
import { spreadsOf } from './repeatability.ts';

/** Two finished scans of one person side by side, by the gate and the rule of the report's progress. */
export function comparisonFacts(first: PreviousScan, second: PreviousScan): ComparisonFacts {
  const [earlier, later] = [bridged(first), bridged(second)];
  const spreads = spreadsOf(later.pairs);
  const { result, difference, checks } = compareConditions(earlier, later);
  const changes = measureChanges(earlier.record, later.record, result, spreads);
  const signs = SIGN_VALUES.map((sign) => ({
    sign,
    earlier: readingOf(sign, isLeftOut(sign, first, earlier) ? first : earlier, spreads),
    later: readingOf(sign, isLeftOut(sign, second, later) ? second : later, spreads),
    change: changes.find((each) => each.sign === sign)?.change ?? ('not_compared' as const),
  }));
  return {
    result,
    difference,
    earlier: conditionsOf(earlier),
    later: conditionsOf(later),
    checks,
    signs: signs.filter((each) => each.earlier ?? each.later),
  };
}

function conditionsOf({ checkin_id, created_at, record }: PreviousScan): ConditionFacts {
  const { light_balance, yaw, sharpness, glasses, face_width } = record.conditions;
  return {
    checkin_id,
    created_at,
    engine_version: readBy(record),
    light: lightOf(light_balance),
    turned: Math.abs(Math.round(yaw)),
    isSharp: sharpness >= SHARPNESS_WARN,
    hasGlasses: glasses === 'certain',
    faceWidth: face_width,
  };
}

/** `balance` is how much darker the right cheek is. */
function lightOf(balance: number): ConditionFacts['light'] {
  if (Math.abs(balance) <= EVENLY_LIT) return 'even';
  return balance > 0 ? 'left' : 'right';
}
