import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { CarePlanner } from '../care-plan/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import { createProfileHandlers, type ProfileHandlers } from './handlers.ts';
import { createOnboarding } from './onboarding.ts';
import type { ProfileReader } from './ports.ts';
import { createProfileStore } from './profile-store.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  members: MemberPorts;
  carePlanner: CarePlanner;
}

interface ProfileModule {
  handlers: ProfileHandlers;
  ports: { reader: ProfileReader };
}

/** Profile: a member's goals, concerns and preferences. */
export function createProfile(dependencies: Dependencies): ProfileModule {
  const { locks, store, eraser, keys } = dependencies.members;
  const profiles = createProfileStore({ ...dependencies, keys });
  const saveOnboarding = createOnboarding({ ...dependencies, locks, members: store, profiles });
  return { handlers: createProfileHandlers({ saveOnboarding, eraser }), ports: { reader: profiles } };
}
