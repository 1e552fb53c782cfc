import type { ConditionNotes, Measurement, SignFacts, SkinFacts } from '@daylit/contract';
import { concernOf } from './concerns.ts';
import { doubtWords } from './doubts.ts';
import { placesAsHeading, WHOLE_FACE } from './places.ts';
import { positiveObservations } from './praise.ts';
import { skinLines } from './skin-lines.ts';
import { concernsIn, statementOf } from './statement.ts';

/** What the photo shows, in words. */
export function conditionNotes(skin: SkinFacts): ConditionNotes {
  const { hydration, texture, tone } = skinLines(skin);
  return {
    overall_assessment: statementOf(skin),
    key_concerns_identified: concernsIn(skin).map((concern) => concernOf(concern, skin)),
    positive_observations: positiveObservations(skin),
    hydration_level_assessment: hydration,
    texture_assessment: texture,
    tone_evenness_assessment: tone,
    measurements: skin.signs.map((facts) => measurementOf(facts, skin)),
  };
}

function measurementOf(facts: SignFacts, skin: SkinFacts): Measurement {
  const { sign, severity, range, strongest, standard_deviation, method_version, confidence, evidence } =
    facts;
  const shows = severity !== null && severity > 0;
  const places = shows && strongest.length === 0 ? [WHOLE_FACE] : strongest;
  return {
    sign,
    severity_score: severity === null ? null : Math.round(severity * 10) / 10,
    range,
    standard_deviation,
    method_version,
    ...doubtWords(facts, skin),
    location_observed: shows ? placesAsHeading(places) : null,
    places,
    confidence,
    evidence,
  };
}
