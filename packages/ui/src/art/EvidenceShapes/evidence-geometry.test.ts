import type { EvidenceShape, Place } from '@daylit/contract';
import { expect, test } from 'vitest';
import { mirrored, pinsOf } from './evidence-geometry.ts';

const ellipse = (cx: number, cy = 0.5, strength = 0.5): EvidenceShape => ({
  type: 'ellipse',
  cx,
  cy,
  rx: 0.1,
  ry: 0.05,
  angle: 0,
  strength,
});

const cheeks = (rx: number): EvidenceShape[] =>
  [0.25, 0.75].map((cx) => ({ type: 'ellipse', cx, cy: 0.5, rx, ry: 0.02, angle: 0, strength: 1 }));

const BOTH_CHEEKS: Place[] = [
  { region: 'cheek', side: 'left' },
  { region: 'cheek', side: 'right' },
];
const FOREHEAD: Place = { region: 'forehead', side: null };
const NOSE: Place = { region: 'nose', side: null };

test('mirroring swaps sides and negates angles', () => {
  expect(mirrored({ ...ellipse(0.75), angle: 0.3 } as EvidenceShape)).toMatchObject({
    cx: 0.25,
    angle: -0.3,
  });
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

test('both cheeks have a pin each, on the outer edges of their strongest shapes', () => {
  const evidence = [ellipse(0.3), ellipse(0.7, 0.5, 0.2), ellipse(0.7, 0.6, 0.9)];
  const pins = pinsOf([{ number: 1, places: BOTH_CHEEKS, evidence }]);
  // The shape at 0.7 is on the person's left, and on the left of the mirrored photo.
  expect(pins.map(({ at: [x, y] }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
    ['0.20', '0.60'],
    ['0.80', '0.50'],
  ]);
});

test('two places in the middle of the face have a pin each', () => {
  const evidence = [ellipse(0.5, 0.2), ellipse(0.5, 0.6)];
  const pins = pinsOf([{ number: 1, places: [FOREHEAD, NOSE], evidence }]);
  expect(pins).toHaveLength(2);
});

test('each place has its pin at its own shape, in whatever order places and shapes come', () => {
  const CHIN: Place = { region: 'chin', side: null };
  const evidence = [ellipse(0.2, 0.5, 0.9), ellipse(0.8, 0.5, 0.8), ellipse(0.5, 0.75, 0.3)];
  for (const places of [
    [...BOTH_CHEEKS, CHIN],
    [CHIN, ...BOTH_CHEEKS],
  ]) {
    const pins = pinsOf([{ number: 1, places, evidence }]);
    expect(pins.filter(({ at: [, y] }) => y > 0.65)).toHaveLength(1);
    expect(pins).toHaveLength(3);
  }
});

test('a place of a pair has its pin there, though a stronger shape lies elsewhere on that side', () => {
  const RIGHT_CHEEK: Place = { region: 'cheek', side: 'right' };
  // On the person's right, which is on the right of the mirrored photo: forehead and cheek.
  const evidence = [ellipse(0.4, 0.3, 0.9), ellipse(0.25, 0.55, 0.2)];
  const [pin] = pinsOf([{ number: 1, places: [RIGHT_CHEEK], evidence }]);
  expect(pin?.at[1]).toBeCloseTo(0.55);
});

test('pins of two concerns in one place do not cover each other', () => {
  const evidence = [ellipse(0.5, 0.2)];
  const [first, second] = pinsOf([
    { number: 1, places: [FOREHEAD], evidence },
    { number: 2, places: [FOREHEAD], evidence },
  ]);
  expect(Math.abs((first?.at[0] ?? 0) - (second?.at[0] ?? 0))).toBeGreaterThan(0.13);
});

test('a small place close to the pins of others has its pin, and none touches another', () => {
  const pins = pinsOf([
    { number: 1, places: BOTH_CHEEKS, evidence: cheeks(0.06) },
    { number: 2, places: BOTH_CHEEKS, evidence: cheeks(0.05) },
  ]);
  expect(pins.map(({ number }) => number)).toEqual([1, 1, 2, 2]);
  const [left, , next] = pins.map(({ at }) => at[0]);
  // Discs of 26 px on a photo of 306 px.
  expect(Math.abs((left ?? 0) - (next ?? 0))).toBeGreaterThan(26 / 306);
});

test('a concern with shapes always has a pin, one without has none', () => {
  const spot = { ...ellipse(0.5), rx: 0.01, ry: 0.01 } as EvidenceShape;
  const pins = pinsOf([
    { number: 1, places: [NOSE], evidence: [spot] },
    { number: 2, places: [NOSE], evidence: [spot] },
    { number: 3, places: [NOSE], evidence: [] },
  ]);
  expect(pins.map(({ number }) => number)).toEqual([1, 2]);
});
