import type { ScanEvent } from '@daylit/contract';
import type { CarePlanDecision, CarePlanner, Courses } from '../care-plan/ports.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { MemberKeys, MemberProfile } from '../members/ports.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { listDeletedScans, withoutScans } from './deleted-scans.ts';
import type { AnalysisOutput, ExternalUse } from './ports.ts';
import { appendEvent, lockAnalysing, noteExternalUse, type ScanRow } from './repository.ts';
import type { Stages } from '../reports/ports.ts';

/** Thrown when the scan was ended or erased meanwhile, so that nothing more may be stored. */
export class ScanStopped extends Error {}

/** Writes the report of one scan, stage by stage. */
export interface ReportWriter {
  /** The stages so far. Stages that were stored before a crash stay, and the rest is made from them. */
  readonly stages: Partial<Stages>;
  /** Stores a stage of the photo, and the stages that the rules derive from it. Throws `ScanStopped`. */
  write(output: Extract<AnalysisOutput, { type: 'stage' }>): Promise<void>;
}

interface Dependencies {
  db: Db;
  keys: MemberKeys;
  carePlanner: CarePlanner;
  courses: Courses;
  scan: ScanRow;
  profile: MemberProfile;
}

export function createReportWriter(given: Dependencies): ReportWriter {
  const { db, keys, carePlanner, courses, scan, profile } = given;
  const { user_id, id, created_at } = scan;
  const stages: Partial<Stages> = {};
  let decision: CarePlanDecision | undefined;

  async function store<S extends keyof Stages>(
    stage: S,
    payload: Stages[S],
    external?: ExternalUse,
  ): Promise<void> {
    // The compiler cannot see that a stage and its own payload make an event of the union.
    stages[stage] = (await inTransaction(db, async (transaction) => {
      if (!(await lockAnalysing(transaction, user_id, id))) throw new ScanStopped();
      if (external) await noteExternalUse(transaction, user_id, id, external);
      const event = { stage, payload } as ScanEvent;
      return await appendEvent(transaction, keys, user_id, id, await withoutDeletedScans(transaction, event));
    })) as Stages[S];
  }

  // The history was read before the analysis, and a scan of it may have been deleted since.
  async function withoutDeletedScans(transaction: DbTransaction, event: ScanEvent): Promise<ScanEvent> {
    if (event.stage !== 'progress_summary') return event;
    const deleted = await listDeletedScans(transaction, user_id);
    return { ...event, payload: withoutScans(event.payload, deleted) };
  }

  async function decideCarePlan(): Promise<CarePlanDecision | undefined> {
    const { skin_type, skin_sensitivity, condition_notes } = stages;
    if (!skin_type || !skin_sensitivity || !condition_notes) return undefined;
    const course = await courses.find(user_id, created_at);
    return await carePlanner.decide({ skin_type, skin_sensitivity, condition_notes, ...profile, course });
  }

  return {
    stages,
    async write({ event: { stage, payload }, external }) {
      await store(stage, payload, external);
      if (stage === 'condition_notes') {
        decision = await decideCarePlan();
        if (decision) await store('care_plan', decision.carePlan());
      }
      if (stage === 'progress_summary' && decision) await store('product_needs', decision.productNeeds());
    },
  };
}
