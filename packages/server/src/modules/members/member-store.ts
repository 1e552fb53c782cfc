import type { Updateable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { trialEnd } from './effective-plan.ts';
import { emailKey } from './email-key.ts';
import type { MemberStore } from './ports.ts';
import type { UserTable } from './tables.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
}

/** Reads and writes the members' rows. */
export function createMemberStore({ db, clock }: Dependencies): MemberStore {
  return {
    ...createMailNotes({ db, clock }),

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

    findById: (userId, transaction) =>
      (transaction ?? db)
        .selectFrom('users')
        .select(['email', 'username', 'onboarded_at', 'disabled_at', 'mail_returned_at', 'has_password'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    findPlan: (userId, reading = db) =>
      reading
        .selectFrom('users')
        .select(['plan', 'plan_expires_at', 'created_at'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    async findPasswordHash(userId) {
      const user = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', userId)
        .executeTakeFirst();
      return user?.password_hash;
    },

    rename: (transaction, userId, username) => note(transaction, userId, { username }),
    changePassword: (transaction, userId, password_hash) =>
      note(transaction, userId, { password_hash, has_password: true }),

    async changeEmail(transaction, userId, email) {
      const email_key = emailKey(email);
      const other = await transaction
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', email_key)
        .where('id', '!=', userId)
        .executeTakeFirst();
      if (other) return false;
      await note(transaction, userId, { email, email_key, mail_returned_at: null });
      return true;
    },

    noteTermsAccepted: (transaction, userId, at) => note(transaction, userId, { agreed_to_terms_at: at }),
    noteOnboarded: (transaction, userId, at) => note(transaction, userId, { onboarded_at: at }),
    noteDisabled: (transaction, userId, at) => note(transaction, userId, { disabled_at: at }),
    changePlan: (transaction, userId, plan) =>
      note(transaction, userId, { plan, plan_expires_at: plan === 'trial' ? trialEnd(clock()) : null }),

    async listTrialsEnding({ from, until, after, limit }) {
      const rows = await db
        .selectFrom('users')
        .select(['id', 'plan_expires_at'])
        .where('plan', '=', 'trial')
        .where('disabled_at', 'is', null)
        .where('plan_expires_at', '>', from)
        .where('plan_expires_at', '<=', until)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ id, plan_expires_at: endsAt }) => (endsAt ? [{ id, endsAt }] : []));
    },
  };
}

/** Whether mails reach the members' addresses. */
function createMailNotes({ db, clock }: Dependencies): Pick<MemberStore, 'noteMail' | 'areMailsReturned'> {
  return {
    async noteMail(connection, emailKey, outcome) {
      const isReturned = outcome === 'returned';
      await connection
        .updateTable('users')
        .set({ mail_returned_at: isReturned ? clock() : null })
        .where('email_key', '=', emailKey)
        .where('mail_returned_at', isReturned ? 'is' : 'is not', null)
        .execute();
    },

    async areMailsReturned(emailKey) {
      const returned = db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKey)
        .where('mail_returned_at', 'is not', null);
      return (await returned.executeTakeFirst()) !== undefined;
    },
  };
}

async function note(
  transaction: DbTransaction,
  userId: number,
  change: Updateable<UserTable>,
): Promise<void> {
  await transaction.updateTable('users').set(change).where('id', '=', userId).execute();
}
