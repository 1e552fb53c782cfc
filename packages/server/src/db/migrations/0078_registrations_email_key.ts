import type { Kysely } from 'kysely';
import { createIndexConcurrently } from '../run-migrations.ts';

export const isOutsideTransaction = true;

/** A verified address ends its other registrations, which are found by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexConcurrently(db, 'registrations_email_key', 'on registrations (email_key)');
}
