import type {
  CarePlan,
  ConditionNotes,
  PhotoQuality,
  Place,
  ProgressSummary,
  Sign,
  SkinSensitivityFinding,
  SkinTypeFinding,
} from '@daylit/contract';

/** A report, and the plan that was made of it. */
export interface JudgedReport {
  photo_quality: PhotoQuality;
  skin_type: SkinTypeFinding;
  skin_sensitivity: SkinSensitivityFinding | null;
  condition_notes: ConditionNotes;
  progress_summary: ProgressSummary;
  care_plan?: CarePlan;
}

/** The place of a text in the report. */
type Part =
  | 'photo'
  | 'type'
  | 'sensitivity'
  | 'statement'
  | 'concern'
  | 'positive'
  | 'texture'
  | 'tone'
  | 'hydration'
  | 'doubt'
  | 'next_time'
  | 'progress'
  | 'advice'
  | 'note'
  | 'tonight'
  | 'step'
  | 'no_step';

/** A text of a report, with what it is about. */
export interface Saying {
  part: Part;
  text: string;
  /** The sign of a concern, and of what the photo cannot tell. */
  sign?: Sign | undefined;
  /** Where a concern shows. */
  places?: readonly Place[] | undefined;
}

/** The person's answers about their skin are no words about the photo, and may differ from it. */
const OWN_ANSWER = /(?:But you|You) say that .*/;

/** Every text of a report and its plan that can deny another one. */
export function sayingsOf(report: JudgedReport): Saying[] {
  const { photo_quality, skin_type, skin_sensitivity, condition_notes: notes, care_plan } = report;
  const sayings: Saying[] = [
    { part: 'photo', text: photo_quality.reason },
    { part: 'type', text: skin_type.explanation.replace(OWN_ANSWER, '') },
    { part: 'sensitivity', text: skin_sensitivity?.explanation ?? '' },
    { part: 'statement', text: notes.overall_assessment },
    ...notes.key_concerns_identified.map(({ concern_name, description, caution, sign, places }) => ({
      part: 'concern' as const,
      text: [concern_name, description, caution].filter(Boolean).join(' '),
      sign,
      places,
    })),
    ...notes.positive_observations.map((text) => ({ part: 'positive' as const, text })),
    { part: 'hydration', text: notes.hydration_level_assessment },
    { part: 'texture', text: notes.texture_assessment },
    { part: 'tone', text: notes.tone_evenness_assessment },
    ...notes.measurements.flatMap(({ sign, cannot_tell_reason, next_time }) => [
      { part: 'doubt' as const, text: cannot_tell_reason ?? '', sign },
      { part: 'next_time' as const, text: next_time ?? '', sign },
    ]),
    ...progressSayings(report.progress_summary),
    ...(care_plan ? planSayings(care_plan) : []),
  ];
  return sayings.filter(({ text }) => text !== '');
}

function progressSayings(progress: ProgressSummary): Saying[] {
  const { overall_assessment, improvements, regressions, action_items, comparison } = progress;
  return [
    ...[overall_assessment, ...improvements, ...regressions, comparison.reason ?? '']
      .flatMap((text) => text.split(/(?<=\.) /))
      .map((text) => ({ part: 'progress' as const, text })),
    ...action_items.map((text) => ({ part: 'advice' as const, text })),
  ];
}

function planSayings({ morning, night, weekly, tonight, notes }: CarePlan): Saying[] {
  const steps = [morning, night, weekly].flatMap((group) => Object.values(group ?? {}));
  return [
    { part: 'tonight', text: tonight ?? '' },
    ...(notes ?? []).map((text) => ({ part: 'note' as const, text })),
    ...steps.flatMap(({ instruction, product, no_recommendation_reason }) => [
      { part: 'step' as const, text: [instruction, product?.reason].filter(Boolean).join(' ') },
      { part: 'no_step' as const, text: no_recommendation_reason ?? '' },
    ]),
  ];
}
