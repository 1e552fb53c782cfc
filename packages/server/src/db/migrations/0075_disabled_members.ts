import { type Kysely, sql } from 'kysely';

/** Since when an operator lets a member not sign in, and which operator did an act. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column disabled_at timestamptz`.execute(db);
  await sql`alter table operator_acts add column operator text`.execute(db);
}
