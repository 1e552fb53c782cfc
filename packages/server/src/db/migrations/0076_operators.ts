import { type Kysely, sql } from 'kysely';

/** Who may open the page of operators, by which link they begin, and where they are signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      name text primary key,
      password_hash text not null,
      sealed_secret bytea not null,
      last_step bigint not null,
      created_at timestamptz not null
    );
    create table operator_invites (
      name text primary key,
      token_hash bytea not null unique,
      sealed_secret bytea not null,
      tries integer not null,
      expires_at timestamptz not null
    );
    create table operator_sessions (
      token_hash bytea primary key,
      name text not null references operators (name) on delete cascade,
      started_at timestamptz not null,
      last_seen_at timestamptz not null
    );
    create index operator_sessions_of_operator on operator_sessions (name);
  `.execute(db);
}
