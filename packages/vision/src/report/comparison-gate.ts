import type { ConditionCheck, PhotoDifference } from '@daylit/contract';
import {
  EYES_DIFFERENCE,
  LIGHT_DIFFERENCE,
  SHARPNESS_DIFFERENCE,
  SIZE_DIFFERENCE,
  YAW_DIFFERENCE,
} from '../thresholds/comparison.ts';
import type { Sighting } from '../regions/occlusions.ts';
import type { PreviousScan } from './scan-record.ts';

export interface Comparability {
  result: 'comparable' | 'directional' | 'not_comparable';
  /** The greatest difference; null when comparable. */
  difference: PhotoDifference | null;
  /** What was looked at; the engine's version alone when it differs. */
  checks: ConditionCheck[];
}

/**
 * Decides whether two scans can be compared. The greatest difference in light, sharpness, angle, glasses or
 * distance decides and is named.
 */
export function compareConditions(earlier: PreviousScan, current: PreviousScan): Comparability {
  const before = earlier.record;
  const now = current.record;
  if (before.engine_version !== now.engine_version)
    return {
      result: 'not_comparable',
      difference: 'engine_version',
      checks: [{ difference: 'engine_version', verdict: 'apart' }],
    };
  const a = before.conditions;
  const b = now.conditions;
  const areGlassesSeen = a.glasses === 'certain' || b.glasses === 'certain';
  const checks = [
    check('light', Math.abs(a.light_balance - b.light_balance), LIGHT_DIFFERENCE),
    check('sharpness', Math.abs(a.sharpness - b.sharpness), SHARPNESS_DIFFERENCE),
    check('angle', Math.abs(a.yaw - b.yaw), YAW_DIFFERENCE),
    check(areGlassesSeen ? 'glasses' : 'around_eyes', eyesDifference(a.glasses, b.glasses), EYES_DIFFERENCE),
    check('distance', Math.abs(Math.log(a.face_width / b.face_width)), SIZE_DIFFERENCE),
  ];
  // One that forbids a comparison is not hidden by a greater one that does not.
  const forbidding = checks.filter(({ isFar }) => isFar);
  const weakest = (forbidding.length > 0 ? forbidding : checks).reduce((worst, next) =>
    next.excess > worst.excess ? next : worst,
  );
  const verdicts: ConditionCheck[] = [
    ...checks.map((each) => ({ difference: each.difference, verdict: verdictOf(each) })),
    { difference: 'engine_version', verdict: before.bridge || now.bridge ? 'roughly' : 'alike' },
  ];
  if (weakest.excess <= 1) return { result: 'comparable', difference: null, checks: verdicts };
  const result = weakest.isFar ? 'not_comparable' : 'directional';
  return { result, difference: weakest.difference, checks: verdicts };
}

/**
 * 1 when glasses leave out the skin around the eyes in one photo only, 0.5 when they may be something else.
 */
function eyesDifference(a: Sighting, b: Sighting): number {
  if ((a === 'none') === (b === 'none')) return 0;
  return a === 'certain' || b === 'certain' ? 1 : 0.5;
}

interface Check {
  difference: PhotoDifference;
  /** Ratio of the difference to the largest one that still counts as similar. */
  excess: number;
  isFar: boolean;
}

function verdictOf({ excess, isFar }: Check): ConditionCheck['verdict'] {
  if (excess <= 1) return 'alike';
  return isFar ? 'apart' : 'roughly';
}

function check(difference: PhotoDifference, amount: number, [near, far]: readonly [number, number]): Check {
  return { difference, excess: amount / near, isFar: amount > far };
}
