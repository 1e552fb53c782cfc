import { type Kysely, sql } from 'kysely';

/** Stores whether a scan counts in the member's trend. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table scans add column in_trend boolean not null default true`.execute(db);
}
