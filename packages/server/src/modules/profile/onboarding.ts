import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { CarePlanner } from '../care-plan/ports.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { MemberProfile } from './ports.ts';
import type { ProfileStore } from './profile-store.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  carePlanner: Pick<CarePlanner, 'isForAdults'>;
  profiles: ProfileStore;
}

/**
 * Stores the answers from onboarding, without what does not fit the member's age. Doing it again replaces
 * them.
 */
export type SaveOnboarding = (userId: number, profile: MemberProfile) => Promise<void>;

export function createOnboarding(dependencies: Dependencies): SaveOnboarding {
  const { db, clock, locks, members, carePlanner, profiles } = dependencies;

  const isForEverybody = (words: string) => !carePlanner.isForAdults(words);

  function fitForAge(profile: MemberProfile): MemberProfile {
    if (profile.preferences.age_band !== '13-17') return profile;
    const { goals, issues } = profile;
    return { ...profile, goals: goals.filter(isForEverybody), issues: issues.filter(isForEverybody) };
  }

  return async (userId, profile) => {
    const now = clock();
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      await profiles.save(transaction, userId, fitForAge(profile), now);
      await members.noteOnboarded(transaction, userId, now);
    });
  };
}
