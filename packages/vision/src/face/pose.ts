import type { Landmarks } from './mesh.ts';

/** Head angles in degrees; 0 looks straight into an upright camera. */
export interface Pose {
  /** Turned to the side; positive when the nose points to the right of the picture. */
  yaw: number;
  /** Chin up or down. */
  pitch: number;
  /** Tilted towards a shoulder. */
  roll: number;
}

const RIGHT_SIDE = 234;
const LEFT_SIDE = 454;
const FOREHEAD_TOP = 10;
const CHIN = 152;
const NOSE_TIP = 4;

/**
 * Accurate to a few degrees, which is enough to ask somebody to face the camera. The yaw comes from the
 * position of the nose between the sides of the face, because the mesh's own depth understates it by nearly
 * half.
 */
export function poseOf(mesh: Landmarks): Pose {
  const across = difference(mesh, LEFT_SIDE, RIGHT_SIDE);
  const nose = difference(mesh, NOSE_TIP, RIGHT_SIDE);
  const between = (nose.x * across.x + nose.y * across.y) / (across.x ** 2 + across.y ** 2);
  const offCentre = Math.max(-1, Math.min(1, 2 * between - 1));
  const down = difference(mesh, CHIN, FOREHEAD_TOP);
  return {
    yaw: degrees(Math.asin(offCentre)),
    pitch: degrees(Math.atan2(down.z, Math.hypot(down.x, down.y))),
    roll: degrees(Math.atan2(across.y, across.x)),
  };
}

function difference(mesh: Landmarks, to: number, from: number): { x: number; y: number; z: number } {
  const along = (axis: number): number => mesh[3 * to + axis]! - mesh[3 * from + axis]!;
  return { x: along(0), y: along(1), z: along(2) };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
