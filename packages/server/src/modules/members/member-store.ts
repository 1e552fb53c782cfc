import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { trialEnd } from './effective-plan.ts';
import type { MemberStore } from './ports.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Reads and writes the members' rows. */
export function createMemberStore({ db, clock }: Dependencies): MemberStore {
  return {
    async create(transaction, member) {
      const now = clock();
      const created = await transaction
        .insertInto('users')
        .values({ ...member, plan: 'trial', plan_expires_at: trialEnd(now), created_at: now })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return created?.id;
    },

    findByEmail: (emailKey, transaction) =>
      (transaction ?? db)
        .selectFrom('users')
        .select(['id', 'email', 'password_hash'])
        .where('email_key', '=', emailKey)
        .executeTakeFirst(),

    async findEmail(userId) {
      const member = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
      return member?.email;
    },

    noteTermsAccepted: (transaction, userId, at) => note(transaction, userId, { agreed_to_terms_at: at }),
    noteOnboarded: (transaction, userId, at) => note(transaction, userId, { onboarded_at: at }),
  };
}

async function note(
  transaction: DbTransaction,
  userId: number,
  change: { agreed_to_terms_at: Date } | { onboarded_at: Date },
): Promise<void> {
  await transaction.updateTable('users').set(change).where('id', '=', userId).execute();
}
