import { type Kysely, sql } from 'kysely';

/** What did not go back of contracts that were left: a bank holds it, or the provider refuses to send it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column unreturned jsonb not null default '[]'`.execute(db);
}
