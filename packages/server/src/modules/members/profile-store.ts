import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberKeys } from './key-ports.ts';
import { sealJson } from './sealed-json.ts';
import { ANSWERS, openAnswers, type ProfileStore } from './answers.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
}

export function createProfileStore({ db, clock, keys }: Dependencies): ProfileStore {
  async function read(source: Db, userId: number): ReturnType<ProfileStore['read']> {
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
