import { type Kysely, sql } from 'kysely';

/**
 * The one data directory that belongs to this database: its id, and where a server saw it last, for people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_directory (
      is_only boolean primary key default true check (is_only),
      id uuid not null,
      place text not null
    )
  `.execute(db);
}
