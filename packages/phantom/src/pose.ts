/** Pose of a head and its place in the picture. Angles in radians. */
export interface Pose {
  yaw: number;
  pitch: number;
  roll: number;
  /** Image pixels per face unit. */
  unit: number;
  /** Centre of the face in image pixels. */
  x: number;
  y: number;
}

export type Vector = [x: number, y: number, z: number];

/**
 * Factor on the relief's height: heads are deeper than the relief, which is flattened so that its shading
 * stays soft.
 */
const DEPTH = 1.4;

/** Distance of the centre of rotation in front of the relief's base, face units. */
const PIVOT = 105;

/** Rotates a direction from the camera's coordinates to the head's. */
export function turnedBack(pose: Pose, [x, y, z]: Vector): Vector {
  const [cy, sy] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
  const [cp, sp] = [Math.cos(pose.pitch), Math.sin(pose.pitch)];
  const [cr, sr] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  const x1 = x * cr + y * sr;
  const y1 = -x * sr + y * cr;
  const y2 = y1 * cp + z * sp;
  const z2 = -y1 * sp + z * cp;
  return [x1 * cy + z2 * sy, y2, -x1 * sy + z2 * cy];
}

/**
 * Writes the image pixel that shows a place of the face, and its depth towards the camera, into `out` from
 * index `at`. `height` is that of the relief.
 */
export type Placer = (
  u: number,
  v: number,
  height: number,
  out: Float32Array | Float64Array,
  at: number,
) => void;

export function placerOf(pose: Pose): Placer {
  const [cy, sy] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
  const [cp, sp] = [Math.cos(pose.pitch), Math.sin(pose.pitch)];
  const [cr, sr] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  return (u, v, height, out, at) => {
    const z = height * DEPTH - PIVOT;
    const x1 = u * cy - z * sy;
    const z1 = u * sy + z * cy;
    const y1 = v * cp - z1 * sp;
    out[at] = pose.x + (x1 * cr - y1 * sr) * pose.unit;
    out[at + 1] = pose.y + (x1 * sr + y1 * cr) * pose.unit;
    out[at + 2] = v * sp + z1 * cp;
  };
}

/**
 * The place on a plane in front of the face that is seen at (x, y). These are face units from the face's
 * centre, rotated by the roll of the head.
 */
export function placeOnPlane(
  { yaw, pitch }: Pose,
  x: number,
  y: number,
  height: number,
): [u: number, v: number] {
  const z = height * DEPTH - PIVOT;
  const u = (x + z * Math.sin(yaw)) / Math.cos(yaw);
  const z1 = u * Math.sin(yaw) + z * Math.cos(yaw);
  return [u, (y + z1 * Math.sin(pitch)) / Math.cos(pitch)];
}
