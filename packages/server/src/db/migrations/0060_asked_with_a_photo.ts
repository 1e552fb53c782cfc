import { type Kysely, sql } from 'kysely';

/** What is asked with a photo, and its answer, are messages of that scan: one of each, deleted with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_messages
      add column scan_id integer,
      add foreign key (user_id, scan_id) references scans on delete cascade;
    create unique index chat_messages_scan on chat_messages (user_id, scan_id, role)
      where scan_id is not null;
  `.execute(db);
}
