import { type Kysely, sql } from 'kysely';

/** The second photo beside a scan, of which only the differences are kept: at most one for each scan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeat_photos (
      user_id bigint not null,
      scan_id integer not null,
      received_at timestamptz not null,
      sealed_pair bytea not null,
      primary key (user_id, scan_id),
      foreign key (user_id, scan_id) references scans on delete cascade
    );
  `.execute(db);
}
