import { type Kysely, sql } from 'kysely';

/** The outbox for mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      is_throttled boolean not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      refused_with integer
    );
    create index mails_created_at on mails (created_at);
  `.execute(db);
}
