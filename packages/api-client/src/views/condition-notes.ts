import {
  CONFIDENCE_VALUES,
  FIND_VERDICT_VALUES,
  REGION_VALUES,
  SIDE_VALUES,
  SIGN_VALUES,
  type ConcernView,
  type ConditionNotesView,
  type MeasurementView,
  type Place,
} from '@daylit/contract';
import { readEvidence } from './evidence.ts';
import { readRange } from './range.ts';
import { fields, number, objects, oneOf, text, texts, type Fields } from './values.ts';

/** What the photo shows. Unreadable parts are left out. */
export function readConditionNotes(value: unknown): ConditionNotesView {
  const notes = fields(value);
  if (!notes) return { kind: 'unreadable' };
  const measurements = objects(notes['measurements']).flatMap(
    (measurement) => readMeasurement(measurement) ?? [],
  );
  return {
    kind: 'notes',
    overall_assessment: text(notes['overall_assessment']),
    concerns: objects(notes['key_concerns_identified']).map((concern, i) =>
      readConcern(concern, i + 1, measurements),
    ),
    positive_observations: texts(notes['positive_observations']),
    hydration_level_assessment: text(notes['hydration_level_assessment']),
    texture_assessment: text(notes['texture_assessment']),
    tone_evenness_assessment: text(notes['tone_evenness_assessment']),
    measurements,
  };
}

function readConcern(
  concern: Fields,
  position: number,
  measurements: readonly MeasurementView[],
): ConcernView {
  const sign = oneOf(SIGN_VALUES, concern['sign']);
  const severity_score = number(concern['severity_score']);
  return {
    number: position,
    concern_name: text(concern['concern_name']) ?? 'Unnamed Concern',
    location_observed: text(concern['location_observed']),
    places: readPlaces(concern['places']),
    severity_score,
    range: readRange(concern['range'], severity_score),
    description: text(concern['description']),
    caution: text(concern['caution']),
    sign,
    confidence: oneOf(CONFIDENCE_VALUES, concern['confidence']),
    disputed: oneOf(FIND_VERDICT_VALUES, concern['disputed']),
    evidence: measurements.find((measurement) => measurement.sign === sign)?.evidence ?? [],
  };
}

function readMeasurement(measurement: Fields): MeasurementView | null {
  const sign = oneOf(SIGN_VALUES, measurement['sign']);
  if (sign === null) return null;
  const severity_score = number(measurement['severity_score']);
  return {
    sign,
    severity_score,
    range: readRange(measurement['range'], severity_score),
    standard_deviation: number(measurement['standard_deviation']),
    method_version: text(measurement['method_version']),
    cannot_tell_reason: text(measurement['cannot_tell_reason']),
    next_time: text(measurement['next_time']),
    location_observed: text(measurement['location_observed']),
    places: readPlaces(measurement['places']),
    confidence: oneOf(CONFIDENCE_VALUES, measurement['confidence']),
    evidence: readEvidence(measurement['evidence']),
  };
}

function readPlaces(value: unknown): Place[] {
  return objects(value).flatMap((place) => {
    const region = oneOf(REGION_VALUES, place['region']);
    return region === null ? [] : { region, side: oneOf(SIDE_VALUES, place['side']) };
  });
}
