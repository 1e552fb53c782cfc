import type { Insertable, Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { ReminderTable } from '../tables.ts';

type Reminder = Selectable<ReminderTable>;

/** Reads and writes how members are reminded. */
export interface ReminderStore {
  find(userId: number): Promise<Reminder | undefined>;
  findByToken(tokenHash: Buffer): Promise<Reminder | undefined>;
  /** Members whose mail is due, by their numbers, from the one after `after`: at most `limit`. */
  listDue(now: Date, after: number, limit: number): Promise<Reminder[]>;
  /** Writes the given columns; a member without a row gets one. */
  save(transaction: DbTransaction, userId: number, change: Partial<Insertable<ReminderTable>>): Promise<void>;
  /** Moves the time of the next mail, unless another server has done so. Returns whether it did. */
  postpone(transaction: DbTransaction, reminder: Reminder, to: Date): Promise<boolean>;
}

/** For a member without settings. */
export const NO_REMINDERS = { mails: false, local_time: '21:30', time_zone: 'UTC' };

export function createReminderStore({ db }: { db: Db }): ReminderStore {
  return {
    find: (userId) => db.selectFrom('reminders').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    findByToken: (tokenHash) =>
      db.selectFrom('reminders').selectAll().where('calendar_token_hash', '=', tokenHash).executeTakeFirst(),

    listDue: (now, after, limit) =>
      db
        .selectFrom('reminders')
        .selectAll()
        .where('next_mail_at', '<=', now)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(limit)
        .execute(),

    async save(transaction, userId, change) {
      await transaction
        .insertInto('reminders')
        .values({ ...NO_REMINDERS, ...change, user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute();
    },

    async postpone(transaction, { user_id, next_mail_at }, to) {
      const { numUpdatedRows } = await transaction
        .updateTable('reminders')
        .set({ next_mail_at: to })
        .where('user_id', '=', user_id)
        .where('next_mail_at', '=', next_mail_at)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };
}
