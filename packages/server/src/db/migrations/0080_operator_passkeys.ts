import { type Kysely, sql } from 'kysely';

/** Passkeys of operators, and the random values that they sign, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_passkeys (
      id bigint generated always as identity primary key,
      name text not null references operators (name) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index operator_passkeys_of_operator on operator_passkeys (name);
    create table operator_challenges (
      challenge_hash bytea primary key,
      name text references operators (name) on delete cascade,
      expires_at timestamptz not null
    );
    create index operator_challenges_of_operator on operator_challenges (name);
  `.execute(db);
}
