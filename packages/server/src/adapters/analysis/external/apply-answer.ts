import {
  SIGN_NAMES,
  type ConditionNotes,
  type KeyConcern,
  type Measurement,
  type SeverityRange,
  type Sign,
} from '@daylit/contract';
import { CONCERN_FROM } from '@daylit/vision';
import { type ModelAnswer, placeSeenIn, type SeenConcern } from './answer.ts';

/** How far a model may change a measured severity, in points on the scale of 0 to 5. */
const MAX_SHIFT = 1;

/**
 * Highest severity that a model may give a sign without a measurement. Nothing confirms it, and a care plan
 * follows from it.
 */
const MAX_UNMEASURED = 3;

/**
 * Merges the model's answer into our notes. The measurements stay unchanged, so trends and comparisons never
 * depend on a model. Only concerns change, within bounds, and a concern that differs from our measurement
 * says so and has the widest range. `clamped` names the signs whose severity was outside the bounds.
 */
export function applyAnswer(
  notes: ConditionNotes,
  answer: ModelAnswer,
): { notes: ConditionNotes; clamped: Sign[] } {
  const clamped: Sign[] = [];
  const concerns = new Map(notes.key_concerns_identified.map((concern) => [concern.sign, concern]));
  for (const seen of answer.concerns) {
    // A sign without a measurement was left out for this person on purpose.
    const measurement = notes.measurements.find(({ sign }) => sign === seen.sign);
    if (!measurement) continue;
    const severity = clamp(seen.severity_score, boundsOf(measurement));
    const isClamped = severity !== toHalfSteps(seen.severity_score);
    if (isClamped) clamped.push(seen.sign);
    const ours = concerns.get(seen.sign);
    if (!ours && severity < CONCERN_FROM) continue;
    concerns.set(seen.sign, concernOf({ seen, ours, measurement, severity, isClamped }));
  }
  return {
    notes: {
      ...notes,
      overall_assessment: [answer.overall_assessment, unmeasured(notes)].filter(Boolean).join(' '),
      positive_observations: [...notes.positive_observations, ...answer.positive_observations].slice(0, 10),
      key_concerns_identified: [...concerns.values()].toSorted((a, b) => b.severity_score - a.severity_score),
    },
    clamped,
  };
}

interface ConcernParts {
  seen: SeenConcern;
  /** The engine's own concern for this sign. */
  ours: KeyConcern | undefined;
  measurement: Measurement;
  severity: number;
  isClamped: boolean;
}

function concernOf({ seen, ours, measurement, severity, isClamped }: ConcernParts): KeyConcern {
  const measured = measurement.severity_score;
  const isMoved = severity !== (ours?.severity_score ?? null);
  // The description of a clamped severity is dropped, because its words would still state that severity.
  const words = [isClamped ? '' : seen.description, ours?.description ?? ''];
  if (measured === null) words.push('Seen by the AI model, not measured.');
  else if (isMoved)
    words.push(`The AI model sees this ${severity > measured ? 'more' : 'less'} strongly than we measured.`);
  return {
    concern_name: SIGN_NAMES[seen.sign],
    ...placeOf(seen, ours, measurement),
    severity_score: severity,
    range: (isMoved ? null : measurement.range) ?? rangeAround(severity),
    description: words.filter(Boolean).join(' '),
    caution: ours?.caution ?? null,
    sign: seen.sign,
    confidence: isMoved ? 'low' : measurement.confidence,
  };
}

/** Two steps around a severity that nothing has measured: as unsure as a range can be. */
function rangeAround(severity: number): SeverityRange {
  const low = Math.max(0, Math.min(3, Math.round(severity) - 1));
  return { low, high: low + 2 };
}

/** The engine's place, and the model's only where the engine has none. */
function placeOf(
  { region }: SeenConcern,
  ours: KeyConcern | undefined,
  { location_observed, places = [] }: Measurement,
): Pick<KeyConcern, 'location_observed' | 'places'> {
  if (ours) return { location_observed: ours.location_observed, places: ours.places ?? [] };
  return location_observed === null ? placeSeenIn(region) : { location_observed, places };
}

/** The lowest and highest half step that a model may give. */
function boundsOf({ severity_score: measured }: Measurement): [least: number, most: number] {
  if (measured === null) return [0, MAX_UNMEASURED];
  return [Math.ceil((measured - MAX_SHIFT) * 2) / 2, Math.floor((measured + MAX_SHIFT) * 2) / 2];
}

function clamp(value: number, [least, most]: [number, number]): number {
  return Math.max(0, Math.min(5, Math.max(least, Math.min(most, toHalfSteps(value)))));
}

function toHalfSteps(value: number): number {
  return Math.round(value * 2) / 2;
}

/** A model's summary must not hide what could not be measured. */
function unmeasured({ measurements }: ConditionNotes): string {
  const names = measurements
    .filter(({ severity_score }) => severity_score === null)
    .map(({ sign }) => SIGN_NAMES[sign].toLowerCase());
  return names.length > 0 ? `Not measured in this photo: ${names.join(', ')}.` : '';
}
