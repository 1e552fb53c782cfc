import { type Kysely, sql } from 'kysely';

/** What members say is wrong in a report, and how often each find is called wrong, without them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputed_finds (
      user_id bigint not null,
      scan_id integer not null,
      sealed_verdicts bytea not null,
      primary key (user_id, scan_id),
      foreign key (user_id, scan_id) references scans on delete cascade
    );
    create table find_verdicts (
      engine_version text not null,
      sign text not null,
      verdict text not null check (verdict in ('not_there', 'something_else')),
      count integer not null check (count >= 0),
      primary key (engine_version, sign, verdict)
    );
  `.execute(db);
}
