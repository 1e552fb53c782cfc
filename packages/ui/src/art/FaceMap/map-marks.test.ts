import { expect, test } from 'vitest';
import { mapMarks, mapPins, ring, type MapConcern } from './map-marks.ts';

const concern = (number: number, location_observed: string, severity_score = 2): MapConcern => ({
  number,
  location_observed,
  severity_score,
});

test("the person's left is drawn left, as in a mirror", () => {
  const [left] = mapPins(mapMarks([concern(1, 'Left cheek')]));
  const [right] = mapPins(mapMarks([concern(1, 'Right cheek')]));
  expect(left?.x).toBeLessThan(0);
  expect(right?.x).toBeGreaterThan(0);
});

test('a ring per severity point, a started point counts', () => {
  const marks = [1, 2.5, 5].map((severity) => mapMarks([concern(1, 'Chin', severity)])[0]);
  expect(marks.map((mark) => mark?.ringCount)).toEqual([1, 3, 5]);
});

test('severity 0 is one quiet ring', () => {
  expect(mapMarks([concern(1, 'Chin', 0)])).toMatchObject([{ ringCount: 1, isQuiet: true }]);
});

test('concerns in one place share the rings of the strongest, and their pins do not touch', () => {
  const marks = mapMarks([concern(1, 'Chin', 1), concern(2, 'Chin', 4)]);
  expect(marks).toMatchObject([{ numbers: [1, 2], ringCount: 4 }]);
  const [first, second] = mapPins(marks);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(18);
});

test('of two sides the emptier takes the next pin, and no concern has two pins in a zone', () => {
  const pins = mapPins(mapMarks([concern(1, 'Both cheeks'), concern(2, 'Cheeks')]));
  expect(pins.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(pins.find(({ number }) => number === 1)?.x).toBeGreaterThan(0);
  expect(pins.find(({ number }) => number === 2)?.x).toBeLessThan(0);
});

test('an unknown place is not marked', () => {
  expect(mapMarks([concern(1, 'elsewhere')])).toEqual([]);
});

test('rings shrink towards the middle', () => {
  const square = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  expect(ring(square, 1)[0]).toEqual([-0.84, -0.84]);
});
