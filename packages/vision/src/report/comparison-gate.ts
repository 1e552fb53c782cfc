import type { Sighting } from '../regions/cover.ts';
import type { PreviousScan } from '../scan-record.ts';
import { praiseFor } from './photo-praise.ts';
import {
  DAYS_APART,
  EYES_DIFFERENCE,
  LIGHT_DIFFERENCE,
  SHARPNESS_DIFFERENCE,
  SIZE_DIFFERENCE,
  YAW_DIFFERENCE,
} from '../comparison-thresholds.ts';

export interface Comparability {
  result: 'comparable' | 'directional' | 'not_comparable';
  /** The greatest difference as a sentence; null when comparable. */
  reason: string | null;
  /** What to do differently next time; null when comparable. */
  advice: string | null;
}

const DAY = 86_400_000;

/**
 * Decides whether two scans can be compared. The greatest difference in light, sharpness, angle, glasses,
 * distance or time decides and is named.
 */
export function compareConditions(earlier: PreviousScan, current: PreviousScan): Comparability {
  const before = earlier.record;
  const now = current.record;
  if (before.engine_version !== now.engine_version) {
    const reason = 'The earlier scan was measured by another version of the analysis.';
    return { result: 'not_comparable', reason, advice: 'Your next scan can be compared with this one.' };
  }
  const a = before.conditions;
  const b = now.conditions;
  const praise = praiseFor(now.photo_status, b);
  const checks = [
    check(
      Math.abs(a.light_balance - b.light_balance),
      LIGHT_DIFFERENCE,
      'The light falls differently on your face than in the earlier photo.',
      'Take the next photo at the same window, at the same time of day.',
    ),
    check(
      Math.abs(a.sharpness - b.sharpness),
      SHARPNESS_DIFFERENCE,
      'The two photos are not equally sharp.',
      praise.isSharp
        ? 'Use the same camera each time, and hold it as still as you can.'
        : 'Hold the camera still and let it focus, as in the sharper photo.',
    ),
    check(
      Math.abs(a.yaw - b.yaw),
      YAW_DIFFERENCE,
      'Your head is not held as in the earlier photo.',
      praise.isStraight
        ? 'Hold your head as in this photo each time.'
        : 'Look straight into the camera in each photo.',
    ),
    check(
      eyesDifference(a.glasses, b.glasses),
      EYES_DIFFERENCE,
      a.glasses === 'certain' || b.glasses === 'certain'
        ? 'You wear glasses in one of the two photos only.'
        : 'The skin around your eyes is seen less clearly in one of the two photos.',
      'Take each photo without glasses.',
    ),
    check(
      Math.abs(Math.log(a.face_width / b.face_width)),
      SIZE_DIFFERENCE,
      'Your face is not equally large in the two photos.',
      'Hold the camera at the same distance each time.',
    ),
    check(
      Math.abs(Date.parse(current.created_at) - Date.parse(earlier.created_at)) / DAY,
      DAYS_APART,
      'The two photos are months apart, so season and camera may have changed with your skin.',
      'Take a photo every few weeks, so that like is compared with like.',
    ),
  ];
  const weakest = checks.reduce((worst, next) => (next.excess > worst.excess ? next : worst));
  if (weakest.excess <= 1) return { result: 'comparable', reason: null, advice: null };
  return {
    result: weakest.isFar ? 'not_comparable' : 'directional',
    reason: weakest.reason,
    advice: weakest.advice,
  };
}

/**
 * 1 when glasses leave out the skin around the eyes in one photo only, 0.5 when they may be something else.
 */
function eyesDifference(a: Sighting, b: Sighting): number {
  if ((a === 'none') === (b === 'none')) return 0;
  return a === 'certain' || b === 'certain' ? 1 : 0.5;
}

interface Check {
  /** Ratio of the difference to the largest one that still counts as similar. */
  excess: number;
  isFar: boolean;
  reason: string;
  advice: string;
}

function check(
  difference: number,
  [near, far]: readonly [number, number],
  reason: string,
  advice: string,
): Check {
  return { excess: difference / near, isFar: difference > far, reason, advice };
}
