import type { Preferences, ScanEvent } from '@daylit/contract';
import type { Analysis } from '@daylit/vision';
import { conditionNotes, progressSummary, type RunOfScans, skinSensitivity, skinType } from '@daylit/wording';

/** The stages that are made of the photo and the person's answers. Others are decided by rules from these. */
export type PhotoStage = Exclude<ScanEvent, { stage: 'care_plan' | 'product_needs' }>;

/**
 * What the engine found, in words, in the order of the report. The verdict on the photo comes before these.
 */
export function reportStages(
  { skin, progress }: Pick<Analysis, 'skin' | 'progress'>,
  answers: Preferences,
  run?: RunOfScans,
): PhotoStage[] {
  return [
    { stage: 'skin_type', payload: skinType(skin, answers) },
    { stage: 'skin_sensitivity', payload: skinSensitivity(skin, answers) },
    { stage: 'condition_notes', payload: conditionNotes(skin, progress, run) },
    { stage: 'progress_summary', payload: progressSummary(progress, run) },
  ];
}
