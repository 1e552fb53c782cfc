import { type Kysely, sql } from 'kysely';

/** Access tokens of members, for programs of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      token_hash bytea not null unique,
      name text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_on text check (last_used_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
    );
    create index access_tokens_of_member on access_tokens (user_id);
    create index access_tokens_expiry on access_tokens (expires_at);
  `.execute(db);
}
