import { type Kysely, sql } from 'kysely';

/**
 * Two-factor sign-in, passkeys, links that set a password or change an address, and what the list of sessions
 * shows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column device text not null default 'Unknown browser',
      add column confirmed_at timestamptz;
    update sessions set confirmed_at = created_at;
    alter table sessions alter column confirmed_at set not null;
    create table login_steps (
      token_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      tries integer not null,
      expires_at timestamptz not null
    );
    create index login_steps_user_id on login_steps (user_id);
    create table two_factor (
      user_id bigint primary key references users on delete cascade,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      tries integer not null,
      confirmed_at timestamptz,
      last_step bigint not null,
      code_salt bytea
    );
    create table backup_codes (
      user_id bigint not null references two_factor on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    );
    create table password_resets (
      token_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      expires_at timestamptz not null
    );
    create index password_resets_user_id on password_resets (user_id);
    create table email_changes (
      token_hash bytea primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('confirm', 'undo')),
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_changes_user_id on email_changes (user_id);
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_user_id on passkeys (user_id);
    create table passkey_challenges (
      challenge_hash bytea primary key,
      user_id bigint references users on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_user_id on passkey_challenges (user_id);
    create index passkey_challenges_expires_at on passkey_challenges (expires_at);
  `.execute(db);
}
