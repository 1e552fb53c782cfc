import type { ScanEvent } from './ports.ts';

export type Stage = ScanEvent['stage'];

/** Every stage's payload by its name. */
export type Stages = { [Event in ScanEvent as Event['stage']]: Event['payload'] };

/** The stages of a report in the order in which they are made and shown. */
const ORDER = [
  'photo_quality',
  'skin_type',
  'skin_sensitivity',
  'condition_notes',
  'care_plan',
  'progress_summary',
  'product_needs',
] as const satisfies readonly Stage[];

/** Place of a stage in the report, from 0. */
export function positionOf(stage: Stage): number {
  return ORDER.indexOf(stage);
}
