import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../run-migrations.ts';

export const isOutsideTransaction = true;

/** Finds the mail that a report of a failed delivery names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'mails_message_id', 'on mails (message_id)');
}
