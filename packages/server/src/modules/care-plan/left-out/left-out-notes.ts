import type { Db, DbTransaction } from '../../../db/database.ts';
import { type MemberKeys, openJson, sealJson } from '../../members/ports.ts';

/** What a member decided about products that an answer leaves out. */
export interface LeftOutNotes {
  /** Objections by their keys, despite which the member uses a product. */
  despite: readonly { id: string; key: string }[];
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
      if (!row) return { despite: [] };
      return openJson(await keys.findOpener(db, userId), row.sealed_notes, CONTEXT) as LeftOutNotes;
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
