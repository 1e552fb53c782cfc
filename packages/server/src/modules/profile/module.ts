import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { CarePlanner, ConfirmedPlans, LatestReports, LeftOuts } from '../care-plan/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import type { FreshSignIn } from '../sessions/ports.ts';
import { createFitProfile } from './fit-profile.ts';
import { createProfileHandlers, type ProfileHandlers } from './handlers.ts';
import { createAnswerKeeper } from './keep-answers.ts';
import { createOnboarding } from './onboarding.ts';
import type { ProfileReader } from './ports.ts';
import { createProfileStore } from './profile-store.ts';
import { createProfiles } from './profiles.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  members: MemberPorts;
  carePlanner: CarePlanner;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
  /** A function, because scans depend on profiles and are made later. */
  reports: () => LatestReports;
  freshSignIn: FreshSignIn;
  outbox: Outbox;
  /** The address that people use. */
  publicUrl(): string;
}

interface ProfileModule {
  handlers: ProfileHandlers;
  ports: { reader: ProfileReader };
}

/** Profile: a member's goals, concerns and preferences. */
export function createProfile(dependencies: Dependencies): ProfileModule {
  const { locks, store: members, eraser, keys } = dependencies.members;
  const store = createProfileStore({ ...dependencies, keys });
  const fitProfile = createFitProfile(dependencies.carePlanner);
  const needed = { ...dependencies, locks, members, eraser, fitProfile, profiles: store };
  const keepAnswers = createAnswerKeeper(needed);
  return {
    handlers: createProfileHandlers({
      ...needed,
      saveOnboarding: createOnboarding({ ...needed, keepAnswers }),
      profiles: createProfiles({ ...needed, keepAnswers }),
    }),
    ports: { reader: store },
  };
}
