import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Keyring } from '../../keyring.ts';
import type { Logger } from '../../logger.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import type { ProductFinder, ProductShelves } from '../catalogue/ports.ts';
import { createCarePlanner } from './care-planner.ts';
import { createRoutineChecks } from './checker/routine-checks.ts';
import { createConfirmedPlans } from './confirmed/confirmed-plans.ts';
import { createConfirmedStore } from './confirmed/confirmed-store.ts';
import { createProductPeople } from './confirmed/product-people.ts';
import { createCourses } from './courses.ts';
import { createCarePlanHandlers } from './handlers.ts';
import type { DueProductTrialScans } from './ports.ts';
import type { LatestReports } from '../reports/ports.ts';
import { createLeftOutNoteStore } from './left-out/left-out-notes.ts';
import { createTellLeftOutsJob } from './left-out/tell-left-outs.ts';
import { createLeftOuts } from './left-out/left-outs.ts';
import { createReminderStore } from './reminders/reminder-store.ts';
import { createMailSwitches } from './mail-switches.ts';
import { createReminders } from './reminders/reminders.ts';
import { createReminderJob } from './reminders/send-reminders.ts';
import { createStopLinks } from './stop-links.ts';
import { createRoutineDays } from './tonight/routine-days.ts';
import { createTonights } from './tonight/tonights.ts';
import { createProductAdvisers } from './advice/product-advisers.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  keyring: Keyring;
  members: MemberPorts;
  outbox: Outbox;
  shelves: ProductShelves;
  finder: ProductFinder;
  reports: LatestReports;
  /** The address that people use; known once the server listens. */
  publicUrl(): string;
}

/** Care plans: which product goes where and why, and the routine that a member uses. */
export function createCarePlans(given: Dependencies) {
  const { locks, store: members, days: memberDays, profiles } = given.members;
  const notes = createLeftOutNoteStore(given.members);
  const leftOuts = createLeftOuts({ ...given, profiles, notes });
  const stopLinks = createStopLinks(given);
  const dueScans: DueProductTrialScans[] = [];
  const dependencies = {
    ...given,
    locks,
    members,
    memberDays,
    profiles,
    leftOuts,
    notes,
    stopLinks,
    dueScans,
  };
  const confirmedStore = createConfirmedStore(given);
  const confirmedPlans = createConfirmedPlans({ ...dependencies, store: confirmedStore });
  const productPeople = createProductPeople({ ...given, store: confirmedStore });
  const days = createRoutineDays(given);
  const tonights = createTonights({ ...dependencies, confirmedPlans, days });
  const store = createReminderStore(given);
  const checks = createRoutineChecks({ ...dependencies, confirmedPlans });
  return {
    handlers: createCarePlanHandlers({
      confirmedPlans,
      checks,
      tonights,
      reminders: createReminders({ ...dependencies, store, tonights }),
    }),
    jobs: {
      'send-reminders': createReminderJob({ ...dependencies, store, tonights }),
      'count-people': {
        run: (_payload: object, signal: AbortSignal) => productPeople.count(signal),
        giveUp: async () => undefined,
      },
      'tell-left-outs': createTellLeftOutsJob({ ...dependencies, confirmedPlans, store: confirmedStore }),
    },
    /** Adds scans that the calendar names. */
    addToCalendar: (source: DueProductTrialScans) => void dueScans.push(source),
    ports: {
      carePlanner: createCarePlanner(given),
      confirmedPlans,
      productPeople,
      leftOuts,
      courses: createCourses({ ...dependencies, confirmedPlans }),
      productAdvisers: createProductAdvisers({ ...dependencies, confirmedPlans }),
      tonights,
      mailSwitches: createMailSwitches({ ...dependencies, reminderStore: store }),
      purge: days.purge,
      routineWarnings: { find: async (userId: number) => (await checks.check(userId, undefined)).warnings },
    },
  };
}
