import { type Kysely, sql } from 'kysely';

/** The numbers of scans that their members deleted, which are not given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_scans (
      user_id bigint not null references users on delete cascade,
      id integer not null,
      deleted_at timestamptz not null,
      primary key (user_id, id)
    )
  `.execute(db);
}
