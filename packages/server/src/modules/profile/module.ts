import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { CarePlanner, ConfirmedPlans, LeftOuts, Tonights } from '../care-plan/ports.ts';
import type { LatestReports } from '../reports/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import { createFitProfile } from './fit-profile.ts';
import { createProfileHandlers, type ProfileHandlers } from './handlers.ts';
import { createAnswerKeeper } from './keep-answers.ts';
import { createOnboarding } from './onboarding.ts';
import { createProfiles } from './profiles.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  members: MemberPorts;
  carePlanner: CarePlanner;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
  tonights: Tonights;
  reports: LatestReports;
  freshSignIn: FreshSignIn;
  outbox: Outbox;
  /** The address that people use. */
  publicUrl(): string;
}

/** Profile: a member's goals, concerns and preferences. */
export function createProfile(dependencies: Dependencies): { handlers: ProfileHandlers } {
  const { locks, store: members, eraser, profiles } = dependencies.members;
  const fitProfile = createFitProfile(dependencies.carePlanner);
  const needed = { ...dependencies, locks, members, eraser, fitProfile, profiles };
  const keepAnswers = createAnswerKeeper(needed);
  return {
    handlers: createProfileHandlers({
      ...needed,
      saveOnboarding: createOnboarding({ ...needed, keepAnswers }),
      profiles: createProfiles({ ...needed, keepAnswers }),
    }),
  };
}
