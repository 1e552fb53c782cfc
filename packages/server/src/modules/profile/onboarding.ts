import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { FitProfile } from './fit-profile.ts';
import type { MemberProfile } from './ports.ts';
import type { ProfileStore } from './profile-store.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  fitProfile: FitProfile;
  profiles: ProfileStore;
}

/**
 * Stores the answers from onboarding, without what does not fit the member's age. Doing it again replaces
 * them.
 */
export type SaveOnboarding = (userId: number, profile: MemberProfile) => Promise<void>;

export function createOnboarding(dependencies: Dependencies): SaveOnboarding {
  const { db, clock, locks, members, fitProfile, profiles } = dependencies;

  return async (userId, profile) => {
    const now = clock();
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      await profiles.save(transaction, userId, fitProfile(profile), now);
      await members.noteOnboarded(transaction, userId, now);
    });
  };
}
