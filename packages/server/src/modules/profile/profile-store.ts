import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import type { MemberProfile, ProfileReader } from './ports.ts';

/** Reads and writes the members' answers from onboarding. */
export interface ProfileStore extends ProfileReader {
  /** As `findProfile`, within a transaction. */
  read(db: Db, userId: number): Promise<MemberProfile>;
  /** Replaces the member's profile. */
  save(transaction: DbTransaction, userId: number, profile: MemberProfile, now: Date): Promise<void>;
}

export function createProfileStore({ db }: { db: Db }): ProfileStore {
  return {
    findProfile: (userId) => read(db, userId),
    read,

    async save(transaction, userId, { goals, issues, preferences }, now) {
      const told = {
        goals: jsonb(goals),
        issues: jsonb(issues),
        preferences: jsonb<MemberProfile['preferences']>(preferences),
        updated_at: now,
      };
      await transaction
        .insertInto('profiles')
        .values({ user_id: userId, ...told })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(told))
        .execute();
    },
  };
}

async function read(db: Db, userId: number): Promise<MemberProfile> {
  const profile = await db
    .selectFrom('profiles')
    .select(['goals', 'issues', 'preferences'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile ?? { goals: [], issues: [], preferences: {} };
}
