import { type Kysely, sql } from 'kysely';

/** Finds the mails to an address in any spelling, as the erasure of an account needs them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_recipient on mails (lower(recipient collate "C"))`.execute(db);
}
