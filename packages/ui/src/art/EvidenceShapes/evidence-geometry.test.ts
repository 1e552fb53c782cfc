import type { EvidenceShape } from '@daylit/contract';
import { expect, test } from 'vitest';
import { mirrored, pinsOf } from './evidence-geometry.ts';

const ellipse = (cx: number, strength = 0.5): EvidenceShape => ({
  type: 'ellipse',
  cx,
  cy: 0.5,
  rx: 0.1,
  ry: 0.1,
  angle: 0.3,
  strength,
});

test('mirroring swaps sides and negates angles', () => {
  expect(mirrored(ellipse(0.75))).toMatchObject({ cx: 0.25, cy: 0.5, angle: -0.3 });
  const points: [number, number][] = [
    [0.75, 0.2],
    [0.5, 0.3],
  ];
  expect(mirrored({ type: 'line', points, strength: 1 })).toMatchObject({
    points: [
      [0.25, 0.2],
      [0.5, 0.3],
    ],
  });
});

test('a concern has one pin per half of the face, on the edge of its strongest shape there', () => {
  expect(pinsOf([ellipse(0.2, 0.3), ellipse(0.3, 0.9), ellipse(0.8)])).toEqual([
    [0.3, 0.4],
    [0.8, 0.4],
  ]);
  expect(pinsOf([ellipse(0.2)])).toHaveLength(1);
  expect(pinsOf([])).toEqual([]);
});

test('two pins that would overlap become one', () => {
  expect(pinsOf([ellipse(0.48), ellipse(0.53)])).toHaveLength(1);
});
