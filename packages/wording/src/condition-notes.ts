import type {
  ConditionNotes,
  KeyConcern,
  Measurement,
  ProgressFacts,
  SignFacts,
  SkinFacts,
} from '@daylit/contract';
import { concernOf } from './concerns.ts';
import { doubtWords } from './doubts.ts';
import { placesAsHeading, WHOLE_FACE } from './places.ts';
import { positiveObservations } from './praise.ts';
import { skinLines } from './skin-lines.ts';
import { concernsIn, statementOf } from './statement.ts';
import type { RunOfScans } from './trend.ts';

/** What the photo shows, in words; and what is good about the change since the last one. */
export function conditionNotes(
  skin: SkinFacts,
  progress?: Pick<ProgressFacts, 'result' | 'changes'>,
  run?: RunOfScans,
): ConditionNotes {
  const { hydration, texture, tone } = skinLines(skin);
  return {
    overall_assessment: statementOf(skin),
    key_concerns_identified: withEachCautionOnce(concernsIn(skin).map((concern) => concernOf(concern, skin))),
    positive_observations: positiveObservations(skin, progress, run),
    hydration_level_assessment: hydration,
    texture_assessment: texture,
    tone_evenness_assessment: tone,
    measurements: withEachWayOnce(skin.signs.map((facts) => measurementOf(facts, skin))),
  };
}

function measurementOf(facts: SignFacts, skin: SkinFacts): Measurement {
  const { sign, severity, range, strongest, repeat_deviation, method_version, confidence, evidence } = facts;
  const shows = severity !== null && severity > 0;
  const places = shows && strongest.length === 0 ? [WHOLE_FACE] : strongest;
  return {
    sign,
    severity_score: severity === null ? null : Math.round(severity * 10) / 10,
    range,
    standard_deviation: repeat_deviation,
    method_version,
    ...doubtWords(facts, skin),
    location_observed: shows ? placesAsHeading(places) : null,
    places,
    confidence,
    evidence,
  };
}

/** A caution that a more visible concern has already is not repeated. */
function withEachCautionOnce(concerns: readonly KeyConcern[]): KeyConcern[] {
  return concerns.map((concern, i) => {
    const isRepeated = concerns.slice(0, i).some(({ caution }) => caution === concern.caution);
    return isRepeated ? { ...concern, caution: null } : concern;
  });
}

/** Signs with the same reason are shown together. Another reason with the same way does not repeat it. */
function withEachWayOnce(measurements: readonly Measurement[]): Measurement[] {
  return measurements.map((measurement, i) => {
    const earlier = measurements.slice(0, i).find(({ next_time }) => next_time === measurement.next_time);
    const isRepeated = earlier && earlier.cannot_tell_reason !== measurement.cannot_tell_reason;
    return isRepeated ? { ...measurement, next_time: null } : measurement;
  });
}
