import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { ConfirmedPlans, LeftOuts } from '../care-plan/ports.ts';
import type { MemberDays } from '../members/ports.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { ProductFinder } from '../catalogue/ports.ts';
import { createProductTrialHandlers } from './handlers.ts';
import type { RecordedScans, ScanComparer } from './ports.ts';
import { createProductTrials } from './product-trials.ts';
import { createProductTrialStore } from './product-trial-store.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  memberDays: MemberDays;
  plans: PlanReader;
  recorded: RecordedScans;
  comparer: ScanComparer;
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
}

/** Product trials: one product and one sign, named before the first scan. */
export function createProductTrialsModule(dependencies: Dependencies) {
  const trials = createProductTrials({ ...dependencies, store: createProductTrialStore(dependencies) });
  return { handlers: createProductTrialHandlers(trials), ports: { dueScans: trials.due } };
}
