import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { type MemberKeys, sealJson } from '../members/ports.ts';
import { ANSWERS, type MemberProfile, openAnswers, type ProfileReader } from './ports.ts';

/** Reads and writes the members' answers from onboarding. */
export interface ProfileStore extends ProfileReader {
  /** As `findProfile`, within a transaction. */
  read(db: Db, userId: number): Promise<MemberProfile>;
  /** Replaces the member's profile. */
  save(transaction: DbTransaction, userId: number, profile: MemberProfile, now: Date): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
}

export function createProfileStore({ db, clock, keys }: Dependencies): ProfileStore {
  async function read(source: Db, userId: number): Promise<MemberProfile> {
    const profile = await source
      .selectFrom('profiles')
      .select('sealed_answers')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!profile) return { goals: [], issues: [], preferences: {} };
    return openAnswers(await keys.findOpener(source, userId), profile.sealed_answers, clock());
  }

  return {
    findProfile: (userId) => read(db, userId),
    read,

    async save(transaction, userId, answers, now) {
      const told = {
        sealed_answers: await sealJson(keys, transaction, userId, answers, ANSWERS),
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
