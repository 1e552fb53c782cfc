import type { Place, SeverityRange, Sign } from '@daylit/contract';
import { expect, test } from 'vitest';
import { mapMarks, mapPins, ring, strokes, type MapConcern } from './map-marks.ts';

const CHIN: Place = { region: 'chin', side: null };
const LEFT_CHEEK: Place = { region: 'cheek', side: 'left' };
const RIGHT_CHEEK: Place = { region: 'cheek', side: 'right' };

const concern = (
  number: number,
  places: readonly Place[],
  range: SeverityRange = { low: 1, high: 2 },
  sign: Sign = 'redness',
): MapConcern => ({ number, sign, places, range });

test("the person's left is drawn on the left, as in a mirror", () => {
  const [left] = mapPins(mapMarks([concern(1, [LEFT_CHEEK])]));
  const [right] = mapPins(mapMarks([concern(1, [RIGHT_CHEEK])]));
  expect(left?.x).toBeLessThan(0);
  expect(right?.x).toBeGreaterThan(0);
});

test('a concern on the left of one place and the right of another marks only these two', () => {
  const marks = mapMarks([concern(1, [LEFT_CHEEK, { region: 'jaw', side: 'right' }])]);
  expect(marks.map(({ key }) => key)).toEqual(['cheek 0', 'jaw 1']);
});

test('concerns in one place share the rings of the strongest, and their pins do not overlap', () => {
  const marks = mapMarks([concern(1, [CHIN]), concern(2, [CHIN], { low: 3, high: 4 })]);
  expect(marks).toMatchObject([{ numbers: [1, 2], rings: { low: 3, high: 4 }, strokes: null }]);
  const [first, second] = mapPins(marks);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(0.2);
});

/** Half the width of the map without half a pin, head units. */
const REACH = 0.95;

test('the pins of five concerns in one place are on the map, and none covers another', () => {
  for (const place of [LEFT_CHEEK, RIGHT_CHEEK, CHIN]) {
    const pins = mapPins(mapMarks([1, 2, 3, 4, 5].map((number) => concern(number, [place]))));
    expect(pins).toHaveLength(5);
    for (const { x } of pins) expect(Math.abs(x)).toBeLessThanOrEqual(REACH);
    const places = new Set(pins.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
    expect(places.size).toBe(5);
  }
});

test('lines are strokes beside the rings of other signs', () => {
  const marks = mapMarks([concern(1, [CHIN]), concern(2, [CHIN], { low: 0, high: 1 }, 'lines')]);
  expect(marks).toMatchObject([{ rings: { low: 1, high: 2 }, strokes: { low: 0, high: 1 } }]);
});

test('every place has its own pin: both cheeks have two', () => {
  const pins = mapPins(mapMarks([concern(1, [LEFT_CHEEK, RIGHT_CHEEK]), concern(2, [CHIN])]));
  expect(pins.map(({ number }) => number)).toEqual([1, 1, 2]);
});

test('a concern without a place is not marked', () => {
  expect(mapMarks([concern(1, [])])).toEqual([]);
});

const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

test('rings shrink towards the centre', () => {
  expect(ring(SQUARE, 1)[0]).toEqual([-0.81, -0.81]);
});

test('strokes are spread over the height of the place', () => {
  expect(strokes(SQUARE, 3).map(([start]) => start?.[1])).toEqual([-0.5, 0, 0.5]);
});
