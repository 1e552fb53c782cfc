import { type Kysely, sql } from 'kysely';

/** Since when mails to a member come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column mail_returned_at timestamptz`.execute(db);
}
