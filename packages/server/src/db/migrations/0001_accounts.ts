import { type Kysely, sql } from 'kysely';

/** Accounts, pending registrations, sessions, consents and what a member told about themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null unique,
      username text not null,
      password_hash text not null,
      plan text not null,
      plan_expires_at timestamptz,
      agreed_to_terms_at timestamptz,
      onboarded_at timestamptz,
      created_at timestamptz not null
    );
    create table profiles (
      user_id bigint primary key references users on delete cascade,
      goals jsonb not null,
      issues jsonb not null,
      preferences jsonb not null,
      updated_at timestamptz not null
    );
    create table registrations (
      id bigint generated always as identity primary key,
      email text not null,
      email_key text not null,
      username text not null,
      password_hash text not null,
      invite_code text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      user_id bigint references users on delete cascade
    );
    create index registrations_email_key on registrations (email_key);
    create index registrations_expires_at on registrations (expires_at);
    create table verification_tokens (
      token_hash bytea primary key,
      registration_id bigint not null references registrations on delete cascade
    );
    create index verification_tokens_registration_id on verification_tokens (registration_id);
    create table sessions (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique,
      user_id bigint references users on delete cascade,
      registration_id bigint references registrations on delete cascade,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      check ((user_id is null) <> (registration_id is null))
    );
    create index sessions_user_id on sessions (user_id);
    create index sessions_registration_id on sessions (registration_id);
    create index sessions_expires_at on sessions (expires_at);
    create table login_failures (
      account_key bytea primary key,
      failures integer not null,
      blocked_until timestamptz not null
    );
    create table consents (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      purpose text not null,
      version text not null,
      text_hash text not null,
      granted boolean not null,
      claimed_at timestamptz,
      recorded_at timestamptz not null,
      previous_hash text not null,
      hash text not null,
      unique (user_id, previous_hash)
    );
  `.execute(db);
  // Append-only: a consent is never rewritten, not even by a mistake of ours.
  await sql`
    create function refuse_update() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed', tg_table_name;
    end $$;
    create trigger consents_append_only before update on consents
      for each row execute function refuse_update();
  `.execute(db);
}
