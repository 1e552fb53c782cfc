import { type Kysely, sql } from 'kysely';

/** Browsers that have signed in as a member before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      id bigint generated always as identity primary key,
      token_hash bytea not null unique,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    );
    create index known_devices_user_id on known_devices (user_id);
    create index known_devices_last_used_at on known_devices (last_used_at);
  `.execute(db);
}
