import { type Kysely, sql } from 'kysely';

/** The photo that a member had checked last. It waits to be scanned, so that it is sent once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checked_photos (
      user_id bigint primary key references users on delete cascade,
      id text not null,
      received_at timestamptz not null,
      photo_name text not null,
      photo_key bytea not null,
      photo_bytes integer not null,
      sealed_quality bytea not null
    );
    create index checked_photos_received_at on checked_photos (received_at);
  `.execute(db);
}
