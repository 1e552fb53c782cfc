import { type Kysely, sql } from 'kysely';

/** Which version wrote the schema last, and how old a server may be to serve on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_release (
      is_only boolean primary key default true check (is_only),
      version text not null,
      oldest_neighbour text not null
    );
  `.execute(db);
}
