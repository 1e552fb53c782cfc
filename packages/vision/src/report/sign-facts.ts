import type { Confidence, PhotoFacts, Side, Sign, SignFacts } from '@daylit/contract';
import { SEVERITY_SPREAD, SPREAD_DOUBT } from '../comparison-thresholds.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { RepeatedReadings } from '../error-bars/repeat.ts';
import type { ReadFace } from '../photo-reading.ts';
import type { Cover } from '../regions/cover.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { CONCERN_FROM, LIGHT_BALANCE_WARN, REFLECTION_DOUBT, STANDS_OUT_FROM } from '../thresholds.ts';
import { OUTSHONE, whyCannotTell } from './cannot-tell.ts';
import { toThumbnail } from './evidence-shapes.ts';
import { rangeOf } from './range.ts';
import { round, severityOf } from './severity.ts';
import { placesSeen, strongestPlaces, strongestShapes } from './strongest-places.ts';

/**
 * How far a number can be trusted on a good photo. Redness, lines and circles followed the planted strength
 * on every tone. Shine and evenness also react to the light. Blemishes and dark spots are separated by a
 * classifier that was trained on painted faces only.
 */
const CONFIDENCE: Record<Sign, Confidence> = {
  redness: 'high',
  texture: 'medium',
  lines: 'medium',
  dark_circles: 'medium',
  shine: 'low',
  tone_evenness: 'low',
  blemishes: 'low',
  dark_spots: 'low',
};

/**
 * Signs that are counted one by one and drawn wherever they are. Other signs are drawn only at the places
 * that the text names.
 */
const ONE_BY_ONE: ReadonlySet<Sign> = new Set(['lines', 'blemishes', 'dark_spots']);

/** Signs whose two sides are compared, and the part of the face. */
const SIDED: Partial<Record<Sign, 'cheek' | 'under_eye'>> = { redness: 'cheek', dark_circles: 'under_eye' };

export interface MeasuringContext {
  face: ReadFace;
  status: PhotoFacts['status'];
  /** True for ages 13 to 17: lines are left out. */
  isTeen: boolean;
}

/** What the photo shows of each sign. */
export function signFacts(readings: RepeatedReadings, context: MeasuringContext): SignFacts[] {
  const signs = (Object.keys(readings.signs) as Sign[]).filter(
    (sign) => !(context.isTeen && sign === 'lines'),
  );
  return signs.map((sign) => factsOf(sign, readings, context));
}

function factsOf(sign: Sign, readings: RepeatedReadings, { face, status }: MeasuringContext): SignFacts {
  const reading = readings.signs[sign];
  const spread = readings.spreads[sign];
  const { reflection, grain } = readings;
  const doubt = whyCannotTell(sign, { reading, spread, reflection, grain, photo: face.evidence });
  const isDoubtful =
    status !== 'pass' ||
    spread > SPREAD_DOUBT ||
    (OUTSHONE.has(sign) && reflection > REFLECTION_DOUBT) ||
    mayBeCovered(sign, face.evidence.cover);
  const facts: SignFacts = {
    sign,
    severity: null,
    range: null,
    isConcern: false,
    doubt,
    seen: placesSeen(reading),
    strongest: [],
    count: null,
    strongerSide: null,
    isSeenWell: false,
    standard_deviation: null,
    method_version: ENGINE_VERSION,
    confidence: 'low',
    evidence: [],
  };
  if (doubt !== null) return facts;
  const severity = severityOf(sign, reading.value);
  return {
    ...facts,
    severity,
    range: rangeOf(severity, deviationOf(sign, spread)),
    isConcern: severity >= CONCERN_FROM,
    strongerSide: strongerSide(sign, reading, face.evidence.lightBalance),
    count: countOf(sign, reading),
    isSeenWell: !isDoubtful,
    standard_deviation: round(spread, 2),
    confidence: lowered(CONFIDENCE[sign], isDoubtful),
    ...(severity > 0 && placesAndShapes(sign, reading, severity, face)),
  };
}

/**
 * Standard deviation from this photo to a new one of the same skin, points: what a second photo usually
 * changes, and what the copies of this one say of it.
 */
export function deviationOf(sign: Sign, spread: number | null): number {
  return Math.hypot(SEVERITY_SPREAD[sign], spread ?? 0);
}

function placesAndShapes(
  sign: Sign,
  reading: Reading,
  severity: number,
  { evidence, chart, crop }: ReadFace,
): Pick<SignFacts, 'strongest' | 'evidence'> {
  const shapes = ONE_BY_ONE.has(sign) ? reading.shapes : strongestShapes(reading);
  return {
    strongest: strongestPlaces(reading, Math.abs(evidence.lightBalance) > LIGHT_BALANCE_WARN),
    evidence: toThumbnail(shapes, severity, chart, crop),
  };
}

/** As many as this photo itself shows, so that the words agree with what is drawn on it. */
function countOf(sign: Sign, { shapes }: Reading): number | null {
  return ONE_BY_ONE.has(sign) ? shapes.length : null;
}

/** Light alone makes a small difference between the sides, a shadow a large one. */
function strongerSide(sign: Sign, { places }: Reading, lightBalance: number): Side | 'alike' | null {
  const part = SIDED[sign];
  if (!part || Math.abs(lightBalance) > LIGHT_BALANCE_WARN) return null;
  const valueOf = (region: RegionName): number =>
    places.find((place) => place.region === region)?.value ?? Number.NaN;
  const right = valueOf(`right_${part}`);
  const left = valueOf(`left_${part}`);
  if (!Number.isFinite(right) || !Number.isFinite(left)) return null;
  if (standsOut(right, left)) return 'right';
  return standsOut(left, right) ? 'left' : 'alike';
}

function standsOut(larger: number, smaller: number): boolean {
  return larger > STANDS_OUT_FROM * Math.max(smaller, 0);
}

/**
 * Signs that are read where glasses or a beard are possible. The occlusion is not certain, so it is not
 * named, but the sign gets less confidence.
 */
const NEAR_GLASSES: ReadonlySet<Sign> = new Set(['lines', 'dark_circles']);
const NEAR_BEARD: ReadonlySet<Sign> = new Set(['redness', 'texture', 'tone_evenness']);

function mayBeCovered(sign: Sign, { glasses, beard }: Cover): boolean {
  return (glasses === 'possible' && NEAR_GLASSES.has(sign)) || (beard === 'possible' && NEAR_BEARD.has(sign));
}

function lowered(confidence: Confidence, isDoubtful: boolean): Confidence {
  if (!isDoubtful) return confidence;
  return confidence === 'high' ? 'medium' : 'low';
}
