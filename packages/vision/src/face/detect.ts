import type { Pyramid } from '../image/pyramid.ts';
import { sampleSquare } from '../image/sample-square.ts';
import type { Network } from '../runtime/network.ts';
import { DETECTION_OVERLAP, DETECTION_SCORE } from '../thresholds/face.ts';

/**
 * Side of the detector's input, pixels. The same weights also run on other multiples of 32; smaller is
 * faster.
 */
export const DETECTOR_SIZE = 256;

/** A face box in image pixels. */
export interface Detection {
  /** 0 to 1. */
  score: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Six x, y pairs: right eye, left eye, nose tip, mouth, right ear, left ear (the person's own sides). */
  keypoints: number[];
}

/** Numbers per anchor: box centre, box size, six keypoints. */
const VALUES = 16;

interface AnchorGrid {
  cell: number;
  perCell: number;
}

// Two grids, as in training: 2 anchors per cell of 16 pixels, 6 per cell of 32.
const GRIDS: AnchorGrid[] = [
  { cell: 16, perCell: 2 },
  { cell: 32, perCell: 6 },
];

/** All faces of the image, highest score first. Overlapping boxes are merged. */
export function detectFaces(detector: Network, pyramid: Pyramid): Detection[] {
  const { width, height } = pyramid.base;
  const side = Math.max(width, height);
  const { size } = detector;
  const scale = side / size;
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  const toImage = { a: scale, b: 0, tx: left, ty: top };
  const outputs = detector.run(sampleSquare(pyramid, toImage, size, { scale: 2 / 255, bias: -1 }));
  const found = GRIDS.flatMap((grid) => readGrid(grid, size, outputs));
  for (const face of found) {
    face.x = face.x * scale + left;
    face.y = face.y * scale + top;
    face.width *= scale;
    face.height *= scale;
    face.keypoints = face.keypoints.map((value, i) => value * scale + (i % 2 === 0 ? left : top));
  }
  return mergeOverlapping(found.sort((a, b) => b.score - a.score));
}

function readGrid({ cell, perCell }: AnchorGrid, size: number, outputs: Float32Array[]): Detection[] {
  const columns = size / cell;
  const anchors = columns * columns * perCell;
  const scores = outputs.find((output) => output.length === anchors);
  const boxes = outputs.find((output) => output.length === anchors * VALUES);
  if (!scores || !boxes) throw new Error('The face detector gave outputs of an unexpected size.');
  const found: Detection[] = [];
  for (let anchor = 0; anchor < anchors; anchor++) {
    const score = 1 / (1 + Math.exp(-scores[anchor]!));
    if (score < DETECTION_SCORE) continue;
    const place = Math.floor(anchor / perCell);
    const anchorX = cell * ((place % columns) + 0.5);
    const anchorY = cell * (Math.floor(place / columns) + 0.5);
    const [dx, dy, width, height, ...points] = boxes.subarray(anchor * VALUES, (anchor + 1) * VALUES);
    found.push({
      score,
      x: anchorX + dx! - width! / 2,
      y: anchorY + dy! - height! / 2,
      width: width!,
      height: height!,
      keypoints: points.map((value, i) => value + (i % 2 === 0 ? anchorX : anchorY)),
    });
  }
  return found;
}

/** Averages overlapping boxes, weighted by score. This is steadier than keeping only the best box. */
function mergeOverlapping(sorted: Detection[]): Detection[] {
  const merged: Detection[] = [];
  let rest = sorted;
  while (rest.length > 0) {
    const best = rest[0]!;
    const group = rest.filter((other) => other === best || overlap(best, other) > DETECTION_OVERLAP);
    rest = rest.filter((other) => !group.includes(other));
    const total = group.reduce((sum, face) => sum + face.score, 0);
    const mean = (value: (face: Detection) => number): number =>
      group.reduce((sum, face) => sum + face.score * value(face), 0) / total;
    merged.push({
      score: best.score,
      x: mean((face) => face.x),
      y: mean((face) => face.y),
      width: mean((face) => face.width),
      height: mean((face) => face.height),
      keypoints: best.keypoints.map((_, i) => mean((face) => face.keypoints[i]!)),
    });
  }
  return merged;
}

function overlap(a: Detection, b: Detection): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (a.width * a.height + b.width * b.height - shared);
}
