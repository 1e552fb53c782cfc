import { type Kysely, sql } from 'kysely';

/**
 * How members are reminded. Only a hash of the calendar's address is stored, so that nobody can subscribe to
 * a calendar by reading the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      user_id bigint primary key references users on delete cascade,
      mails boolean not null,
      local_time text not null,
      time_zone text not null,
      next_mail_at timestamptz,
      calendar_token_hash bytea unique,
      calendar_since timestamptz,
      check (mails = (next_mail_at is not null)),
      check ((calendar_token_hash is null) = (calendar_since is null))
    );
    create index reminders_next_mail_at on reminders (next_mail_at);
  `.execute(db);
}
