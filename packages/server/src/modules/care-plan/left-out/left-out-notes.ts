import type { LeftOut } from '@daylit/contract';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { type MemberKeys, openJson, sealJson } from '../../members/ports.ts';

/** What a member was told, and decided, about products that an answer leaves out. */
export interface LeftOutNotes {
  /** Objections by their keys, despite which the member uses a product. */
  despite: readonly { id: string; key: string }[];
  /** The products that a mail has named, each with the preference that left it out. */
  told: readonly { id: string; preference: LeftOut['preference'] }[];
  /** Whether the member has stopped these mails. */
  areMailsOff: boolean;
}

export interface LeftOutNoteStore {
  find(db: Db, userId: number): Promise<LeftOutNotes>;
  save(transaction: DbTransaction, userId: number, notes: LeftOutNotes): Promise<void>;
}

/** The context under which the notes are sealed. */
const CONTEXT = 'left out notes';

export function createLeftOutNoteStore({ keys }: { keys: MemberKeys }): LeftOutNoteStore {
  return {
    async find(db, userId) {
      const row = await db
        .selectFrom('left_out_notes')
        .select('sealed_notes')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const none: LeftOutNotes = { despite: [], told: [], areMailsOff: false };
      if (!row) return none;
      const opened = openJson(await keys.findOpener(db, userId), row.sealed_notes, CONTEXT);
      // Older notes have fewer fields.
      return { ...none, ...(opened as Partial<LeftOutNotes>) };
    },

    async save(transaction, userId, notes) {
      const sealed_notes = await sealJson(keys, transaction, userId, notes, CONTEXT);
      await transaction
        .insertInto('left_out_notes')
        .values({ user_id: userId, sealed_notes })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_notes }))
        .execute();
    },
  };
}
