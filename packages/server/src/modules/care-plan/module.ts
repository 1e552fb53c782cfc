import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { ProductFinder, ProductShelves } from '../recommendations/ports.ts';
import { createCarePlanner } from './care-planner.ts';
import { createConfirmedPlans } from './confirmed/confirmed-plans.ts';
import { createConfirmedStore } from './confirmed/confirmed-store.ts';
import { type CarePlanHandlers, createCarePlanHandlers } from './handlers.ts';
import type { CarePlanner, ConfirmedPlans, LatestReports } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  shelves: ProductShelves;
  finder: ProductFinder;
  /** A function, because scans depend on care plans and are made later. */
  reports: () => LatestReports;
}

interface CarePlansModule {
  handlers: CarePlanHandlers;
  ports: { carePlanner: CarePlanner; confirmedPlans: ConfirmedPlans };
}

/** Care plans: which product goes where and why, and the routine that a member uses. */
export function createCarePlans(dependencies: Dependencies): CarePlansModule {
  const store = createConfirmedStore(dependencies);
  const confirmedPlans = createConfirmedPlans({ ...dependencies, store });
  return {
    handlers: createCarePlanHandlers({ confirmedPlans }),
    ports: { carePlanner: createCarePlanner(dependencies), confirmedPlans },
  };
}
