import { type Kysely, sql } from 'kysely';

/**
 * Per check-in: whether a cut-out of the face went to an external model, to which, and what became of the
 * answer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkins add column external_use jsonb`.execute(db);
}
