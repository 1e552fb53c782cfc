import type { Landmarks } from '../face/mesh.ts';
import { smileOf } from '../face/smile.ts';
import { CALMER_MOUTH, OPENER_EYES } from '../thresholds/guide.ts';

/** What makes one frame of a face better than another one of the same face. */
export interface FaceRating {
  /** Distance of the lids as a share of the eye's width, mean of both eyes. */
  eyesOpen: number;
  /** How much the mouth smiles or is open, as a share of the distance between the eyes. */
  mouth: number;
  /** As in the photo gate. */
  sharpness: number;
}

/**
 * Whether one frame is better than another; null is a frame without a single face. Open eyes come before a
 * calm mouth, and both before focus, because a photo taken while blinking or talking is of no use, however
 * sharp. Differences within the noise of the mesh do not count.
 */
export function isBetterFace(next: FaceRating | null, best: FaceRating | null): boolean {
  if (!next || !best) return next !== null;
  if (next.eyesOpen * OPENER_EYES > best.eyesOpen) return true;
  if (best.eyesOpen * OPENER_EYES > next.eyesOpen) return false;
  if (Math.abs(next.mouth - best.mouth) > CALMER_MOUTH) return next.mouth < best.mouth;
  return next.sharpness > best.sharpness;
}

const OUTER_EYE_CORNERS = [33, 263] as const;

/** Outer and inner corner, upper and lower lid of each eye. */
const EYES = [
  { corners: [33, 133], lids: [159, 145] },
  { corners: [263, 362], lids: [386, 374] },
] as const;

/** The inner edges of both lips. */
const LIPS = [13, 14] as const;

export function eyesOpenIn(mesh: Landmarks): number {
  const shares = EYES.map(({ corners, lids }) => distance(mesh, lids) / distance(mesh, corners));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

export function mouthOf(mesh: Landmarks): number {
  return smileOf(mesh) + distance(mesh, LIPS) / distance(mesh, OUTER_EYE_CORNERS);
}

function distance(mesh: Landmarks, [from, to]: readonly [number, number]): number {
  return Math.hypot(mesh[3 * to]! - mesh[3 * from]!, mesh[3 * to + 1]! - mesh[3 * from + 1]!);
}
