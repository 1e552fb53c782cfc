import { type ScanEvent, type Stage, STAGES } from '@daylit/contract';

/** Every stage's payload by its name. */
export type Stages = { [Event in ScanEvent as Event['stage']]: Event['payload'] };

/** Place of a stage in the report, from 0. */
export function positionOf(stage: Stage): number {
  return STAGES.indexOf(stage);
}
