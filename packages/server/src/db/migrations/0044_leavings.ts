import { type Kysely, sql } from 'kysely';

/** A withdrawal or a refund that was asked for and is not done yet, so that nothing can break it off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column leaving jsonb`.execute(db);
}
