import { array, boolean, constant, constantFrom, integer, oneof, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import type { RepeatedReadings } from '../src/repeat/repeat.ts';
import { judgePhoto } from '../src/quality/verdict.ts';
import type { PhotoEvidence } from '../src/quality/evidence.ts';
import type { Occlusions } from '../src/regions/occlusions.ts';
import type { RegionName } from '../src/regions/outlines.ts';
import { SIGNS } from '../src/signs/signs.ts';
import type { Reading } from '../src/skin/reading.ts';

/** What was measured on one photo, before the report decides what the photo can tell. */
export interface MeasuredPhoto {
  evidence: PhotoEvidence;
  readings: RepeatedReadings;
  isTeen: boolean;
}

/** Regions in which each sign is measured. */
const PLACES: Record<Sign, RegionName[]> = {
  redness: ['right_cheek', 'left_cheek', 'nose'],
  texture: ['right_cheek', 'left_cheek', 'forehead'],
  lines: ['forehead', 'glabella', 'right_eye_corner', 'left_eye_corner'],
  dark_circles: ['right_under_eye', 'left_under_eye'],
  shine: ['forehead', 'nose', 'right_cheek', 'left_cheek'],
  tone_evenness: ['forehead', 'right_cheek', 'left_cheek', 'chin'],
  blemishes: [],
  dark_spots: [],
};

/** Any value in a range with equal probability; the library's own numbers are mostly tiny. */
function between(least: number, most: number): Arbitrary<number> {
  return integer({ min: 0, max: 1000 }).map((step) => least + ((most - least) * step) / 1000);
}

/** Photos from straight, sharp and evenly lit ones, which are more frequent, to those with a warning. */
const evidence: Arbitrary<PhotoEvidence> = record({
  faces: constant(1),
  faceWidth: oneof(constant(420), between(210, 600)),
  inside: constant(1),
  edge: constant('left'),
  yaw: oneof(between(-12, 12), between(-39, 39)),
  pitch: constant(7),
  smile: oneof(constant(0.6), between(0.6, 0.9)),
  sharpness: oneof(between(0.44, 0.8), between(0.39, 0.8)),
  lightBalance: oneof(between(-0.4, 0.4), between(-1.4, 1.4)),
  clipped: oneof(constant(0), between(0, 0.08), between(0, 0.3)),
  crushed: constant(0),
  grey: constant(0),
  pigment: constant(1),
  blood: constant(0.5),
  colourVariety: constant(0.05),
  light: constant({ pigment: 0.2, blood: 0.1 }),
  highlight: constant(0.8),
  noise: constant(0.02),
  occlusions: record<Occlusions>({
    glasses: constantFrom('none', 'possible', 'certain'),
    beard: constantFrom('none', 'possible', 'certain'),
  }),
  isMasked: constant(false),
}).filter((photo) => judgePhoto(photo).status !== 'fail');

/** A sign at any strength, with some of its places hidden. */
function reading(sign: Sign): Arbitrary<Reading> {
  const { anchors } = SIGNS[sign];
  const value = oneof(constantFrom(...anchors), between(0, anchors[5]));
  const seen = oneof({ arbitrary: value, weight: 3 }, constant(Number.NaN));
  return tuple(seen, array(seen, { minLength: 4, maxLength: 4 })).map(([overall, values]) => ({
    value: overall,
    places: PLACES[sign].map((region, i) => ({ region, value: values[i] ?? Number.NaN })),
    shapes: [],
  }));
}

function perSign<T>(arbitraryOf: (sign: Sign) => Arbitrary<T>): Arbitrary<Record<Sign, T>> {
  return tuple(...SIGN_VALUES.map(arbitraryOf)).map(
    (values) => Object.fromEntries(SIGN_VALUES.map((sign, i) => [sign, values[i]])) as Record<Sign, T>,
  );
}

const readings: Arbitrary<RepeatedReadings> = record({
  signs: perSign(reading),
  spreads: perSign(() => oneof(between(0, 0.3), between(0, 0.6), constant(Number.NaN))),
  reflection: oneof(constant(0), between(0, 0.6)),
  grain: oneof(constant(0), between(0, 0.1)),
});

/** Any photo that is not refused. */
export const measuredPhoto: Arbitrary<MeasuredPhoto> = record({ evidence, readings, isTeen: boolean() });
