import { type Kysely, sql } from 'kysely';

/**
 * Links that expire, or end after wrong passwords; a code per registration; sessions that end together with
 * the one that replaced them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table verification_tokens
      add column expires_at timestamptz,
      add column password_tries integer not null default 0;
    update verification_tokens set expires_at =
      (select expires_at from registrations where registrations.id = registration_id);
    alter table verification_tokens alter column expires_at set not null;
    alter table registrations add column mail_code text;
    update registrations set mail_code = regexp_replace(upper(left(md5(random()::text || id), 4)), '(..)', '\\1-');
    alter table registrations alter column mail_code set not null;
    alter table sessions add column replaced_by bigint references sessions on delete cascade;
    create index sessions_replaced_by on sessions (replaced_by);
  `.execute(db);
}
