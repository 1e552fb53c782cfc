import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { ProfileReader } from '../profile/ports.ts';
import type { ProductFinder, ProductShelves } from '../recommendations/ports.ts';
import { createRoutineChecks } from './checker/routine-checks.ts';
import { createCarePlanner } from './care-planner.ts';
import { createConfirmedPlans } from './confirmed/confirmed-plans.ts';
import { createConfirmedStore } from './confirmed/confirmed-store.ts';
import { type CarePlanHandlers, createCarePlanHandlers } from './handlers.ts';
import type { CarePlanner, ConfirmedPlans, LatestReports, ProductAdvisers } from './ports.ts';
import { createProductAdvisers } from './advice/product-advisers.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  shelves: ProductShelves;
  finder: ProductFinder;
  /** A function, because profiles depend on care plans and are made later. */
  profiles: () => ProfileReader;
  /** A function, because scans depend on care plans and are made later. */
  reports: () => LatestReports;
}

interface CarePlansModule {
  handlers: CarePlanHandlers;
  ports: { carePlanner: CarePlanner; confirmedPlans: ConfirmedPlans; productAdvisers: ProductAdvisers };
}

/** Care plans: which product goes where and why, and the routine that a member uses. */
export function createCarePlans(dependencies: Dependencies): CarePlansModule {
  const store = createConfirmedStore(dependencies);
  const confirmedPlans = createConfirmedPlans({ ...dependencies, store });
  const checks = createRoutineChecks({ ...dependencies, confirmedPlans });
  return {
    handlers: createCarePlanHandlers({ confirmedPlans, checks }),
    ports: {
      carePlanner: createCarePlanner(dependencies),
      confirmedPlans,
      productAdvisers: createProductAdvisers({ ...dependencies, confirmedPlans }),
    },
  };
}
