import type { Pyramid } from '../image/pyramid.ts';
import { sampleSquare } from '../image/sample-square.ts';
import { applyTo } from '../image/similarity.ts';
import type { Network } from '../runtime/network.ts';
import type { Detection } from './detect.ts';

/** Side of the mesh network's input, pixels. */
export const MESH_SIZE = 192;

/** Points of the face mesh. */
export const LANDMARKS = 468;

/**
 * The mesh of one face: 468 times x, y in image pixels and z in the same unit (negative towards the camera).
 */
export type Landmarks = Float32Array;

/** Bounding box of the mesh, from the hairline to the chin, in image pixels. */
export interface MeshBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf(mesh: Landmarks): MeshBox {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < LANDMARKS; i++) {
    left = Math.min(left, mesh[3 * i]!);
    right = Math.max(right, mesh[3 * i]!);
    top = Math.min(top, mesh[3 * i + 1]!);
    bottom = Math.max(bottom, mesh[3 * i + 1]!);
  }
  return { left, right, top, bottom };
}

/** The square input window of the mesh network: centre and side in image pixels, angle in radians. */
interface Window {
  centreX: number;
  centreY: number;
  side: number;
  angle: number;
}

/** Ratio of the window's side to the face's size. The network was trained with this margin. */
const MARGIN = 1.5;

const RIGHT_EYE_CORNER = 33;
const LEFT_EYE_CORNER = 263;

/** The mesh network's output for one window. */
export interface SeenFace {
  mesh: Landmarks;
  /** The network's logit that the window holds a face: 0 for even odds, about 15 to 35 on whole faces. */
  flag: number;
}

/** Finds the mesh inside a detection. Each further pass uses a window around the mesh of the pass before. */
export function findMesh(network: Network, pyramid: Pyramid, detection: Detection, passes: number): SeenFace {
  let seen = findMeshIn(network, pyramid, windowOfDetection(detection));
  for (let pass = 1; pass < passes; pass++) seen = findMeshIn(network, pyramid, windowOfMesh(seen.mesh));
  return seen;
}

/**
 * How the window of another pass differs, as if the photo had been rotated, cropped or scaled (test-time
 * augmentation).
 */
export interface WindowChange {
  /** Radians. */
  turn: number;
  /** Factor on the side of the window. */
  zoom: number;
  /** Shift of the window, as shares of its side. */
  shift: readonly [x: number, y: number];
}

/** The mesh that the network finds in a slightly different window. */
export function findMeshAgain(
  network: Network,
  pyramid: Pyramid,
  mesh: Landmarks,
  { turn, zoom, shift }: WindowChange,
): Landmarks {
  const { centreX, centreY, side, angle } = windowOfMesh(mesh);
  return findMeshIn(network, pyramid, {
    centreX: centreX + shift[0] * side,
    centreY: centreY + shift[1] * side,
    side: side * zoom,
    angle: angle + turn,
  }).mesh;
}

function windowOfDetection({ x, y, width, height, keypoints }: Detection): Window {
  const [rightX = 0, rightY = 0, leftX = 0, leftY = 0] = keypoints;
  return {
    centreX: x + width / 2,
    centreY: y + height / 2,
    side: Math.max(width, height) * MARGIN,
    angle: Math.atan2(leftY - rightY, leftX - rightX),
  };
}

function windowOfMesh(mesh: Landmarks): Window {
  const angle = Math.atan2(
    mesh[LEFT_EYE_CORNER * 3 + 1]! - mesh[RIGHT_EYE_CORNER * 3 + 1]!,
    mesh[LEFT_EYE_CORNER * 3]! - mesh[RIGHT_EYE_CORNER * 3]!,
  );
  const a = Math.cos(angle);
  const b = Math.sin(angle);
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < LANDMARKS; i++) {
    const [x, y] = applyTo({ a, b: -b, tx: 0, ty: 0 }, mesh[3 * i]!, mesh[3 * i + 1]!);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const [centreX, centreY] = applyTo({ a, b, tx: 0, ty: 0 }, (left + right) / 2, (top + bottom) / 2);
  return { centreX, centreY, side: Math.max(right - left, bottom - top) * MARGIN, angle };
}

function findMeshIn(network: Network, pyramid: Pyramid, { centreX, centreY, side, angle }: Window): SeenFace {
  const scale = side / MESH_SIZE;
  const a = Math.cos(angle) * scale;
  const b = Math.sin(angle) * scale;
  const half = MESH_SIZE / 2;
  const toImage = { a, b, tx: centreX - (a * half - b * half), ty: centreY - (b * half + a * half) };
  const outputs = network.run(sampleSquare(pyramid, toImage, MESH_SIZE, { scale: 1 / 255, bias: 0 }));
  const raw = outputs.find((output) => output.length === LANDMARKS * 3);
  const flag = outputs.find((output) => output.length === 1)?.[0];
  if (!raw || flag === undefined)
    throw new Error('The face mesh network gave outputs of an unexpected size.');
  const mesh = new Float32Array(LANDMARKS * 3);
  for (let i = 0; i < LANDMARKS; i++) {
    const [x, y] = applyTo(toImage, raw[3 * i]!, raw[3 * i + 1]!);
    mesh[3 * i] = x;
    mesh[3 * i + 1] = y;
    mesh[3 * i + 2] = raw[3 * i + 2]! * scale;
  }
  return { mesh, flag };
}
