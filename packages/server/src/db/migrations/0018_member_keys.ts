import { type Kysely, sql } from 'kysely';

/**
 * A random id for each member, which names the key of what is sealed for them. It is no number of the
 * sequence, because after a restore of an older copy the sequence gives the same numbers to other people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column key_id uuid not null unique default gen_random_uuid()`.execute(db);
}
