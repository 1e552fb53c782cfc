import { ENGINE_VERSION } from '../engine-version.ts';
import type { RepeatedReadings } from '../error-bars/repeat.ts';
import type { ReadFace } from '../photo-reading.ts';
import type { Cover } from '../regions/cover.ts';

import type { Reading } from '../skin/reading.ts';
import { SPREAD_DOUBT } from '../comparison-thresholds.ts';
import { whyCannotTell } from './cannot-tell.ts';
import { toThumbnail } from './evidence-shapes.ts';
import type { Confidence, Measurement, PhotoQuality, Sign } from '@daylit/contract';
import { round, severityOf } from './severity.ts';
import { ACROSS_THE_FACE, placesAlone, strongestPlaces, strongestShapes } from './place-words.ts';
import { PLACE_OF, WHOLE_FACE } from './places.ts';
import { capitalise } from './words.ts';

/** One sign with the data for its sentences. */
export interface Finding {
  sign: Sign;
  reading: Reading;
  /** Unrounded; null when the photo cannot tell. */
  severity: number | null;
  measurement: Required<Measurement>;
}

/** A finding with a severity. */
export interface Scored extends Finding {
  severity: number;
}

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

export interface MeasuringContext {
  face: ReadFace;
  status: PhotoQuality['status'];
  /** True for ages 13 to 17: lines are left out. */
  isTeen: boolean;
}

export function findingsOf(readings: RepeatedReadings, context: MeasuringContext): Finding[] {
  const signs = (Object.keys(readings.signs) as Sign[]).filter(
    (sign) => !(context.isTeen && sign === 'lines'),
  );
  return signs.map((sign) => findingOf(sign, readings, context));
}

function findingOf(sign: Sign, readings: RepeatedReadings, context: MeasuringContext): Finding {
  const { face, status } = context;
  const reading = readings.signs[sign];
  const spread = readings.spreads[sign];
  const reason = whyCannotTell(sign, {
    reading,
    spread,
    reflection: readings.reflection,
    grain: readings.grain,
    photo: face.evidence,
  });
  const severity = reason === null ? severityOf(sign, reading.value) : null;
  const isDoubtful = status !== 'pass' || spread > SPREAD_DOUBT || mayBeCovered(sign, face.evidence.cover);
  const measurement: Required<Measurement> = {
    sign,
    severity_score: severity === null ? null : round(severity, 1),
    standard_deviation: severity === null ? null : round(spread, 2),
    method_version: ENGINE_VERSION,
    cannot_tell_reason: reason,
    location_observed: null,
    places: [],
    confidence: severity === null ? 'low' : lowered(CONFIDENCE[sign], isDoubtful),
    evidence: [],
  };
  if (severity !== null && severity > 0) {
    const regions = strongestPlaces(reading);
    measurement.location_observed = regions.length > 0 ? capitalise(placesAlone(regions)) : ACROSS_THE_FACE;
    measurement.places = regions.length > 0 ? regions.map((region) => PLACE_OF[region]) : [WHOLE_FACE];
    const shapes = ONE_BY_ONE.has(sign) ? reading.shapes : strongestShapes(reading);
    measurement.evidence = toThumbnail(shapes, severity, face.chart, face.crop);
  }
  return { sign, reading, severity, measurement };
}

/** The reasons for the signs that were looked for and could not be told. */
export function reasonsOf(findings: readonly Finding[]): Partial<Record<Sign, string>> {
  return Object.fromEntries(
    findings.flatMap(({ sign, measurement: { cannot_tell_reason } }) =>
      cannot_tell_reason === null ? [] : [[sign, cannot_tell_reason]],
    ),
  );
}

/** Severity of a sign; null when it was left out or the photo cannot tell. */
export function severityIn(findings: readonly Finding[], sign: Sign): number | null {
  return findings.find((finding) => finding.sign === sign)?.severity ?? null;
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
