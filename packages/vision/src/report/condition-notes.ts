import type { Cover } from '../regions/cover.ts';
import { CONCERN_FROM } from '../thresholds.ts';
import { hydrationAssessment, textureAssessment, toneEvennessAssessment } from './assessments.ts';
import { describe } from './descriptions.ts';
import type { Finding, Scored } from './measurements.ts';
import { overallAssessment } from './overall-assessment.ts';
import type { ConditionNotes, KeyConcern } from './payloads.ts';
import { positiveObservations } from './positive-observations.ts';
import { CONCERN_NAMES, halfSteps } from './words.ts';

/** What the photo shows, in the words and shapes of the API, and what was worn over the skin. */
export function conditionNotes(findings: readonly Finding[], cover: Cover): ConditionNotes {
  const scored = findings
    .filter((finding): finding is Scored => finding.severity !== null)
    .toSorted((a, b) => b.severity - a.severity);
  return {
    overall_assessment: [overallAssessment(findings, scored), ...coverNotes(cover)].join(' '),
    key_concerns_identified: scored.filter(({ severity }) => severity >= CONCERN_FROM).map(keyConcern),
    positive_observations: positiveObservations(scored),
    hydration_level_assessment: hydrationAssessment(findings),
    texture_assessment: textureAssessment(findings),
    tone_evenness_assessment: toneEvennessAssessment(findings),
    measurements: findings.map(({ measurement }) => measurement),
  };
}

/** What was left out because something is worn over it. */
function coverNotes({ glasses, beard }: Cover): string[] {
  const notes: string[] = [];
  if (glasses) notes.push('The skin around your eyes was left out, because your glasses cover it.');
  if (beard) notes.push('The skin under your beard was left out.');
  return notes;
}

function keyConcern({ sign, reading, severity, measurement }: Scored): KeyConcern {
  return {
    concern_name: CONCERN_NAMES[sign],
    location_observed: measurement.location_observed ?? 'Across the face',
    severity_score: halfSteps(severity),
    description: describe(sign, reading, severity),
    sign,
    confidence: measurement.confidence,
  };
}
