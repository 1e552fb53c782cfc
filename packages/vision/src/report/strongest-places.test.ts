import { expect, test } from 'vitest';
import type { RegionName } from '../regions/outlines.ts';
import { valueAt } from '../signs/severity.ts';
import type { Reading } from '../skin/reading.ts';
import { calmPlaces, placesSeen, shapesOf, strongestPlaces } from './strongest-places.ts';

const FOREHEAD = { region: 'forehead', side: null };
const NOSE = { region: 'nose', side: null };
const RIGHT = { region: 'cheek', side: 'right' };
const LEFT = { region: 'cheek', side: 'left' };

function reading(values: Partial<Record<RegionName, number>>): Reading {
  const places = (Object.entries(values) as [RegionName, number][]).map(([region, value]) => ({
    region,
    value,
  }));
  const shapes = places.map(({ region, value }) => ({ type: 'region' as const, region, weight: value }));
  return { value: 0.2, places, shapes };
}

test('the strongest places are those with at least two thirds of the strongest value', () => {
  const places = { forehead: 0.2, nose: 0.19, right_cheek: 0.3, left_cheek: 0.21 };
  expect(strongestPlaces('redness', reading(places), false)).toEqual([FOREHEAD, RIGHT, LEFT]);
});

test('a place where the sign alone would be a concern is named beside a much stronger one', () => {
  const places = { forehead: 0.113, nose: 0.063, right_cheek: 0.05, left_cheek: 0.03 };
  // Shine of 3, 1.8, 1.4 and 0.9 points.
  expect(strongestPlaces('shine', reading(places), false)).toEqual([FOREHEAD, NOSE]);
});

test('every named place is drawn, once, by its own shape or as its whole region', () => {
  const { places, shapes, value } = reading({ nose: 0.25, right_cheek: 0.3, left_cheek: 0.1 });
  // The left cheek has no shape of its own.
  const seen: Reading = { value, places, shapes: shapes.slice(0, 2) };
  expect(shapesOf('redness', seen, strongestPlaces('redness', seen, false))).toEqual(seen.shapes);
  expect(shapesOf('redness', seen, strongestPlaces('redness', seen, true))).toEqual([
    ...seen.shapes,
    { type: 'region', region: 'left_cheek', weight: expect.closeTo(0.2) },
  ]);
});

test('one side in shadow names both sides of a pair, and no other place', () => {
  const places = reading({ forehead: 0.1, nose: 0.3, right_cheek: 0.3, left_cheek: 0.1 });
  expect(strongestPlaces('redness', places, false)).toEqual([NOSE, RIGHT]);
  expect(strongestPlaces('redness', places, true)).toEqual([NOSE, RIGHT, LEFT]);
});

test('a place that was not seen is neither seen nor strongest, not even beside a shadow', () => {
  const places = reading({ nose: 0.1, right_cheek: 0.3, left_cheek: Number.NaN });
  expect(placesSeen(places)).toEqual([NOSE, RIGHT]);
  expect(strongestPlaces('redness', places, true)).toEqual([RIGHT]);
});

test('places without the sign are not the strongest', () => {
  expect(strongestPlaces('redness', reading({ nose: 0, right_cheek: -0.01 }), false)).toEqual([]);
});

test('a place is calm below half a point, and only if it was seen', () => {
  const places = reading({
    nose: valueAt('redness', 0.4),
    right_cheek: valueAt('redness', 0.6),
    left_cheek: Number.NaN,
  });
  expect(calmPlaces('redness', places)).toEqual([NOSE]);
});
