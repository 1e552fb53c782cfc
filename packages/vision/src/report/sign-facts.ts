import { SIGN_VALUES } from '@daylit/contract';
import type { Confidence, PhotoFacts, Side, Sign, SignFacts } from '@daylit/contract';
import { SPREAD_DOUBT } from '../thresholds/copies.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { RepeatedReadings } from '../repeat/repeat.ts';
import type { ReadFace } from '../quality/photo-reading.ts';
import type { Occlusions } from '../regions/occlusions.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { CONCERN_FROM, REFLECTION_DOUBT, SMILE_MAKES_LINES, STANDS_OUT_FROM } from '../thresholds/report.ts';
import { LIGHT_BALANCE_WARN } from '../thresholds/photo-gate.ts';
import { whyCannotTell } from './cannot-tell.ts';
import { toThumbnail } from './evidence-shapes.ts';
import { PLACE_OF } from './places.ts';
import { rangeOf } from './range.ts';
import { severityOf } from '../signs/severity.ts';
import { SIGNS } from '../signs/signs.ts';
import { deviationOf, type Spreads } from './repeatability.ts';
import { round } from './round.ts';
import { calmPlaces, placesSeen, shapesOf, strongestPlaces } from './strongest-places.ts';

export interface MeasuringContext {
  face: ReadFace;
  status: PhotoFacts['status'];
  /** True for ages 13 to 17: lines are left out. */
  isTeen: boolean;
  spreads: Spreads;
}

/** What the photo shows of each sign. */
export function signFacts(readings: RepeatedReadings, context: MeasuringContext): SignFacts[] {
  return SIGN_VALUES.filter((sign) => !(context.isTeen && SIGNS[sign].isForAdults)).map((sign) =>
    factsOf(sign, readings, context),
  );
}

function factsOf(
  sign: Sign,
  readings: RepeatedReadings,
  { face, status, spreads }: MeasuringContext,
): SignFacts {
  const reading = readings.signs[sign];
  const spread = readings.spreads[sign];
  const { reflection, grain } = readings;
  const doubt = whyCannotTell(sign, { reading, spread, reflection, grain, photo: face.evidence });
  const isDoubtful =
    status !== 'pass' ||
    spread > SPREAD_DOUBT ||
    (SIGNS[sign].needs.includes('matte_skin') && reflection > REFLECTION_DOUBT) ||
    mayBeOccluded(sign, face.evidence.occlusions);
  const facts: SignFacts = {
    sign,
    severity: null,
    range: null,
    isConcern: false,
    doubt,
    seen: placesSeen(reading),
    strongest: [],
    calm: [],
    count: null,
    clear: [],
    strongerSide: null,
    isSeenWell: false,
    standard_deviation: null,
    repeat_deviation: null,
    method_version: ENGINE_VERSION,
    confidence: 'low',
    evidence: [],
  };
  if (doubt !== null) return facts;
  const severity = severityOf(sign, reading.value);
  // As the stored record has it, so that a report and its later trends agree.
  const faceWidth = Math.round(face.evidence.faceWidth);
  const burntOut = round(face.evidence.clipped, 3);
  const isSmiling = face.evidence.smile > SMILE_MAKES_LINES;
  const deviation = deviationOf(sign, { ofCopies: spread, faceWidth, burntOut, isSmiling }, spreads);
  return {
    ...facts,
    severity,
    range: rangeOf(severity, deviation),
    isConcern: severity >= CONCERN_FROM,
    strongerSide: strongerSide(sign, reading, face.evidence.lightBalance),
    calm: calmPlaces(sign, reading),
    count: countOf(sign, reading),
    clear: (reading.clear ?? []).map((region) => PLACE_OF[region]),
    isSeenWell: !isDoubtful,
    standard_deviation: round(spread, 2),
    repeat_deviation: round(deviation, 2),
    confidence: lowered(SIGNS[sign].confidence, isDoubtful),
    ...(severity > 0 && placesAndShapes(sign, reading, severity, face)),
  };
}

function placesAndShapes(
  sign: Sign,
  reading: Reading,
  severity: number,
  { evidence, chart, crop }: ReadFace,
): Pick<SignFacts, 'strongest' | 'evidence'> {
  const strongest = strongestPlaces(sign, reading, Math.abs(evidence.lightBalance) > LIGHT_BALANCE_WARN);
  const shapes = SIGNS[sign].isFoundOneByOne ? reading.shapes : shapesOf(sign, reading, strongest);
  return { strongest, evidence: toThumbnail(shapes, severity, chart, crop) };
}

/** As many as this photo itself shows, so that the words agree with what is drawn on it. */
function countOf(sign: Sign, { shapes }: Reading): number | null {
  return SIGNS[sign].isFoundOneByOne ? shapes.length : null;
}

/** Light alone makes a small difference between the sides, a shadow a large one. */
function strongerSide(sign: Sign, { places }: Reading, lightBalance: number): Side | 'alike' | null {
  const part = SIGNS[sign].sides;
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

function mayBeOccluded(sign: Sign, occlusions: Occlusions): boolean {
  const { mayLieUnder } = SIGNS[sign];
  return mayLieUnder !== undefined && occlusions[mayLieUnder] === 'possible';
}

function lowered(confidence: Confidence, isDoubtful: boolean): Confidence {
  if (!isDoubtful) return confidence;
  return confidence === 'high' ? 'medium' : 'low';
}
