import type { Cover, Sighting } from '../regions/cover.ts';
import type { RegionName } from '../regions/outlines.ts';
import { CONCERN_FROM } from '../thresholds.ts';
import { hydrationAssessment, textureAssessment, toneEvennessAssessment } from './assessments.ts';
import { isHiddenByReflection } from './cannot-tell.ts';
import { describe, type Light } from './descriptions.ts';
import type { Finding, Scored } from './measurements.ts';
import { overallAssessment } from './overall-assessment.ts';
import type { ConditionNotes, KeyConcern } from '@daylit/contract';
import type { PhotoPraise } from './photo-praise.ts';
import { ACROSS_THE_FACE, placesRead } from './place-words.ts';
import { positiveObservations } from './positive-observations.ts';
import { CONCERN_NAMES, halfSteps } from './words.ts';

/** The facts about the photo that the notes need beside its findings. */
export interface NotedPhoto {
  cover: Cover;
  praise: PhotoPraise;
  /** How much darker the person's right cheek is than the left one, optical density. */
  lightBalance: number;
}

/** What the photo shows, in the words and shapes of the API, and which certain occlusions were left out. */
export function conditionNotes(
  findings: readonly Finding[],
  { cover, praise, lightBalance }: NotedPhoto,
): ConditionNotes {
  const light = { isEvenlyLit: praise.isEvenlyLit, lightBalance };
  const scored = findings
    .filter((finding): finding is Scored => finding.severity !== null)
    .toSorted((a, b) => b.severity - a.severity);
  const isGlaring = findings.some(({ measurement }) => isHiddenByReflection(measurement));
  return {
    overall_assessment: [overallAssessment(findings, scored), ...coverNotes(cover, scored)].join(' '),
    key_concerns_identified: scored
      .filter(({ severity }) => severity >= CONCERN_FROM)
      .map((finding) => keyConcern(finding, light)),
    positive_observations: positiveObservations(
      isGlaring ? scored.filter(({ sign }) => sign !== 'shine') : scored,
    ),
    hydration_level_assessment: hydrationAssessment(findings),
    texture_assessment: textureAssessment(findings),
    tone_evenness_assessment: toneEvennessAssessment(findings),
    measurements: findings.map(({ measurement }) => measurement),
  };
}

const AROUND_EYES: readonly RegionName[] = [
  'right_under_eye',
  'left_under_eye',
  'right_eye_corner',
  'left_eye_corner',
];
const UNDER_BEARD: readonly RegionName[] = ['chin', 'right_jaw', 'left_jaw'];

/**
 * Names the certain occlusions whose skin was left out. Skin on which a sign was read all the same was not
 * left out.
 */
function coverNotes({ glasses, beard }: Cover, scored: readonly Scored[]): string[] {
  const told = scored.flatMap(({ reading }) => placesRead(reading));
  const isLeftOut = (worn: Sighting, places: readonly RegionName[]): boolean =>
    worn === 'certain' && !told.some((place) => places.includes(place));
  const notes: string[] = [];
  if (isLeftOut(glasses, AROUND_EYES))
    notes.push('The skin around your eyes was left out, because your glasses cover it.');
  if (isLeftOut(beard, UNDER_BEARD)) notes.push('The skin under your beard was left out.');
  return notes;
}

function keyConcern({ sign, reading, severity, measurement }: Scored, light: Light): KeyConcern {
  return {
    concern_name: CONCERN_NAMES[sign],
    location_observed: measurement.location_observed ?? ACROSS_THE_FACE,
    places: measurement.places,
    severity_score: halfSteps(severity),
    description: describe(sign, reading, severity, light),
    sign,
    confidence: measurement.confidence,
  };
}
