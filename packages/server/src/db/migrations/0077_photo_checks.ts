import { type Kysely, sql } from 'kysely';

/** Photos that a web server lets a worker check, while a person waits for the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table photo_checks (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      received_at timestamptz not null default now(),
      photo_name text not null,
      photo_key bytea not null,
      sealed_first bytea,
      sealed_answer bytea,
      is_given_up boolean not null default false
    );
    create index photo_checks_user_id on photo_checks (user_id);
    create index photo_checks_received_at on photo_checks (received_at);
  `.execute(db);
}
