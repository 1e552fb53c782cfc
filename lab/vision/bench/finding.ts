import { paintFace, paintRoom, referenceFace, smoothNoise, takePhoto } from '@daylit/phantom';
import type { ReferencePart } from '@daylit/phantom';
import type { MeasuredFigure, PhotoIssue } from '@daylit/contract';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { atLeast, atMost, figure } from './figure.ts';

import { smallFace } from './reference-photos.ts';
import type { Bench } from './reference-photos.ts';

/** Verdicts that mean that the face was not found, or that other faces were found beside it. */
const MISSED: ReadonlySet<PhotoIssue | null> = new Set(['no_face', 'several_faces']);

/** First seed of the pictures without people. The seeds of the two parts do not overlap. */
const FIRST_SCENE: Record<ReferencePart, number> = { development: 1, held_out: 100_001 };

/** Measures faces that are found, pictures without a face, and pictures of several people. */
export function measureFinding(bench: Bench): MeasuredFigure[] {
  return [faceFound(bench), noFace(bench), severalFaces(bench)];
}

function faceFound({ engine, part, size }: Bench): MeasuredFigure {
  const byTone = new Map<number, { found: number; looked: number }>();
  let found = 0;
  for (let index = 0; index < size.faces; index++) {
    const face = smallFace(part, index);
    const issue = engine.assessPhoto(paintFace(face)).problem?.issue ?? null;
    const isFound = !MISSED.has(issue);
    if (isFound) found++;
    const tone = byTone.get(face.tone ?? 0) ?? { found: 0, looked: 0 };
    byTone.set(face.tone ?? 0, { found: tone.found + Number(isFound), looked: tone.looked + 1 });
  }
  return figure({
    id: 'finding.face',
    group: 'finding',
    what: 'Faces found',
    value: found / size.faces,
    unit: 'share',
    goal: atLeast(1),
    sample: size.faces,
    parts: [...byTone]
      .toSorted(([a], [b]) => a - b)
      .map(([tone, { found, looked }]) => ({ name: `tone ${tone}`, value: found / looked })),
  });
}

function noFace({ engine, part, size }: Bench): MeasuredFigure {
  let wrong = 0;
  for (let index = 0; index < size.others; index++) {
    const [width, height] = [360 + (index % 7) * 40, 420 + (index % 11) * 30];
    const seed = FIRST_SCENE[part] + index;
    const scene = index % 2 === 0 ? paintRoom(width, height, seed) : paintPatches(width, height, seed);
    const issue = engine.assessPhoto(scene).problem?.issue ?? null;
    if (issue !== 'no_face') wrong++;
  }
  return figure({
    id: 'finding.no_face',
    group: 'finding',
    what: 'Pictures without a face in which one was seen',
    value: wrong,
    unit: 'count',
    goal: atMost(0),
    sample: size.others,
  });
}

/** Soft patches of skin colours, such as a hand, a blanket or the dark side of a room. */
function paintPatches(width: number, height: number, seed: number): RgbImage {
  const light = new Float32Array(width * height * 3);
  const wide = 20 + 12 * (seed % 13);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i += 3) {
      const patch = 1 + 0.5 * smoothNoise(column / wide, row / wide, seed);
      light[i] = 0.42 * patch;
      light[i + 1] = 0.24 * patch + 0.04 * smoothNoise(column / 9, row / 9, seed + 1);
      light[i + 2] = 0.17 * patch;
    }
  }
  return takePhoto({ width, height, light }, { exposure: 1, blur: 0, noise: 1, seed });
}

/** Two or three people side by side, all of them inside the picture. */
function severalFaces({ engine, part, size }: Bench): MeasuredFigure {
  let wrong = 0;
  for (let index = 0; index < size.others; index++) {
    const { identity = 1, tone = 1, light = 0 } = referenceFace(part, index);
    const companions = 1 + (index % 2);
    const group = { identity, tone, light, companions, width: 600, height: 380, faceWidth: 140 };
    const issue = engine.assessPhoto(paintFace(group)).problem?.issue ?? null;
    if (issue !== 'several_faces') wrong++;
  }
  return figure({
    id: 'finding.several_faces',
    group: 'finding',
    what: 'Pictures of several people that were taken for one',
    value: wrong,
    unit: 'count',
    goal: atMost(0),
    sample: size.others,
  });
}
