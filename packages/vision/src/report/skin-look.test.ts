import type { Doubt, Sign, SignFacts, SkinLook } from '@daylit/contract';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { Reading } from '../skin/reading.ts';
import { skinLook } from './skin-look.ts';
import { strongestPlaces } from './strongest-places.ts';

/** A sign of that severity, or one that the photo cannot tell for that reason. */
function facts(sign: Sign, severity: number | Doubt): SignFacts {
  const isTold = typeof severity === 'number';
  return {
    sign,
    severity: isTold ? severity : null,
    range: null,
    isConcern: false,
    doubt: isTold ? null : severity,
    seen: [],
    strongest: [],
    calm: [],
    count: null,
    clear: [],
    strongerSide: null,
    isSeenWell: false,
    standard_deviation: isTold ? 0.1 : null,
    repeat_deviation: isTold ? 0.3 : null,
    method_version: ENGINE_VERSION,
    confidence: 'low',
    evidence: [],
  };
}

function shine(zone: number, cheeks: number): Reading {
  return {
    value: 0.05,
    places: [
      { region: 'forehead', value: zone },
      { region: 'nose', value: zone },
      { region: 'right_cheek', value: cheeks },
      { region: 'left_cheek', value: cheeks },
    ],
    shapes: [],
  };
}

/** The look of a face with that shine, and with the given signs beside it. */
function look(reading: Reading, ...others: SignFacts[]): SkinLook | null {
  return skinLook([facts('shine', 1), ...others], reading);
}

test.each([
  ['oily', 0.15, 0.15, 1],
  ['combination', 0.15, 0, 1],
  ['normal', 0, 0, 1],
  ['dry', 0, 0, 3],
  // Rough skin with some shine on the cheeks is not dry.
  ['normal', 0, 0.04, 3],
])('skin looks %s with shine of %d on forehead and nose and %d on the cheeks, texture %d', (...row) => {
  const [type, zone, cheeks, texture] = row;
  expect(look(shine(zone, cheeks), facts('texture', texture))?.type).toBe(type);
});

test('texture that cannot be measured makes no skin dry', () => {
  expect(look(shine(0, 0), facts('texture', 'not_sharp'))?.type).toBe('normal');
});

test('both areas have their mean shine and the places that were seen', () => {
  const reading = shine(0.15, 0.07);
  reading.places[1] = { region: 'nose', value: Number.NaN };
  reading.places[2] = { region: 'right_cheek', value: 0.035 };
  expect(look(reading)).toEqual({
    type: 'combination',
    zone: { severity: expect.closeTo(3.8, 9), places: [{ region: 'forehead', side: null }] },
    cheeks: {
      severity: expect.closeTo(1.5, 9),
      places: [
        { region: 'cheek', side: 'right' },
        { region: 'cheek', side: 'left' },
      ],
    },
  });
});

test('there is no look where shine cannot be measured, was not seen on both areas or fits no type', () => {
  expect(skinLook([facts('shine', 'shadow')], shine(0.15, 0.15))).toBeNull();
  expect(look(shine(0.15, Number.NaN))).toBeNull();
  expect(look(shine(Number.NaN, 0.15))).toBeNull();
  // Shine on the cheeks alone.
  expect(look(shine(0, 0.15))).toBeNull();
});

test('there is no look where one cheek shines as much as forehead and nose', () => {
  const reading = shine(0.1, 0);
  reading.places[3] = { region: 'left_cheek', value: 0.09 };
  const places = strongestPlaces('shine', reading, false);
  expect(skinLook([{ ...facts('shine', 2), strongest: places }], reading)).toBeNull();
  reading.places[3] = { region: 'left_cheek', value: 0.05 };
  const fewer = strongestPlaces('shine', reading, false);
  expect(skinLook([{ ...facts('shine', 2), strongest: fewer }], reading)?.type).toBe('combination');
});

test('there is no look with a matte area beside reflections that hide another sign', () => {
  const hidden = facts('dark_circles', 'reflection');
  expect(look(shine(0, 0), hidden)).toBeNull();
  expect(look(shine(0.15, 0), hidden)).toBeNull();
  expect(look(shine(0.15, 0.02), hidden)?.type).toBe('combination');
});
