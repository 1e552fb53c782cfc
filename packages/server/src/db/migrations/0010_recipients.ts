import { type Kysely, sql } from 'kysely';

/** Finds the mails to an address in any spelling, as `erase-account.ts` asks for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mails_recipient on mails (lower(recipient collate "C"))`.execute(db);
}
