import { type Kysely, sql } from 'kysely';

/** Accounts at the operator's identity providers with which members sign in, and sign-ins under way there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      issuer text not null,
      subject text not null,
      provider text not null,
      linked_at timestamptz not null,
      last_used_at timestamptz,
      unique (issuer, subject),
      unique (user_id, issuer)
    );
    create table provider_logins (
      token_hash bytea primary key,
      user_id bigint references users on delete cascade,
      provider text not null,
      identity jsonb,
      expires_at timestamptz not null
    );
    create index provider_logins_user_id on provider_logins (user_id);
    create index provider_logins_expires_at on provider_logins (expires_at);
    alter table login_steps add column identity jsonb;
    alter table registrations add column identity jsonb;
    alter table users add column has_password boolean not null default true;
  `.execute(db);
}
