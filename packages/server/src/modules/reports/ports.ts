// What other modules may know about stored scans and their reports. The module of scans writes them. It
// imports care plans, which depend on the newest report.
import type { CarePlan, ScanEvent } from '@daylit/contract';

export type { ExternalFailure, ExternalUse } from './external-use.ts';
export * from './sealed-findings.ts';
export { positionOf, type Stages } from './stages.ts';
export type { ScanTable } from './tables.ts';

type Payload<S extends ScanEvent['stage']> = Extract<ScanEvent, { stage: S }>['payload'];

/** Facts of the newest complete report that a routine depends on. */
export interface LatestReport {
  skin_type: Payload<'skin_type'>;
  skin_sensitivity: Payload<'skin_sensitivity'>;
  condition_notes: Payload<'condition_notes'>;
  care_plan: CarePlan;
}

/** Reads newest reports. */
export interface LatestReports {
  /** Undefined before the first complete report. */
  find(userId: number): Promise<LatestReport | undefined>;
}
