import type { Landmarks } from './mesh.ts';

const MOUTH_CORNERS = [61, 291] as const;
const LIPS_TOP = 0;
const LIPS_BOTTOM = 17;
const OUTER_EYE_CORNERS = [33, 263] as const;
const FOREHEAD_TOP = 10;
const CHIN = 152;

/**
 * How much a face smiles: a smile widens the mouth and lifts its corners above the middle of the lips. The
 * two lengths are added, as shares of the distance between the outer corners of the eyes.
 */
export function smileOf(mesh: Landmarks): number {
  const [right, left] = MOUTH_CORNERS;
  const eyes = lengthOf(between(mesh, ...OUTER_EYE_CORNERS));
  const mouth = between(mesh, right, left);
  const down = between(mesh, FOREHEAD_TOP, CHIN);
  const middle = between(mesh, right, LIPS_TOP).map((part, i) => part + between(mesh, left, LIPS_BOTTOM)[i]!);
  const lift = (middle[0]! * down[0] + middle[1]! * down[1]) / (2 * lengthOf(down));
  return (lengthOf(mouth) + lift) / eyes;
}

function between(mesh: Landmarks, from: number, to: number): [x: number, y: number] {
  return [mesh[3 * to]! - mesh[3 * from]!, mesh[3 * to + 1]! - mesh[3 * from + 1]!];
}

function lengthOf([x, y]: readonly [number, number]): number {
  return Math.hypot(x, y);
}
