import type { Place } from '@daylit/contract';
import { expect, test } from 'vitest';
import { mapMarks, mapPins, ring, type MapConcern } from './map-marks.ts';

const CHIN: Place = { region: 'chin', side: null };
const LEFT_CHEEK: Place = { region: 'cheek', side: 'left' };
const RIGHT_CHEEK: Place = { region: 'cheek', side: 'right' };

const concern = (number: number, places: readonly Place[], severity_score = 2): MapConcern => ({
  number,
  places,
  severity_score,
});

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

test('there is one ring per severity point; a fraction counts as a point', () => {
  const marks = [1, 2.5, 5].map((severity) => mapMarks([concern(1, [CHIN], severity)])[0]);
  expect(marks.map((mark) => mark?.ringCount)).toEqual([1, 3, 5]);
});

test('severity 0 is one quiet ring', () => {
  expect(mapMarks([concern(1, [CHIN], 0)])).toMatchObject([{ ringCount: 1, isQuiet: true }]);
});

test('concerns in one place share the rings of the strongest, and their pins do not overlap', () => {
  const marks = mapMarks([concern(1, [CHIN], 1), concern(2, [CHIN], 4)]);
  expect(marks).toMatchObject([{ numbers: [1, 2], ringCount: 4 }]);
  const [first, second] = mapPins(marks);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(18);
});

test('every place has its own pin: both cheeks have two', () => {
  const pins = mapPins(mapMarks([concern(1, [LEFT_CHEEK, RIGHT_CHEEK]), concern(2, [CHIN])]));
  expect(pins.map(({ number }) => number)).toEqual([1, 1, 2]);
});

test('a concern without a place is not marked', () => {
  expect(mapMarks([concern(1, [])])).toEqual([]);
});

test('rings shrink towards the centre', () => {
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  expect(ring(square, 1)[0]).toEqual([-0.84, -0.84]);
});
