import { type Kysely, sql } from 'kysely';

/**
 * Check-ins, numbered per member so that no number names another member's, and the stages of their reports.
 * The original photo is not in the database, only the key to its encrypted file, until the analysis has
 * ended. Payloads are json, not jsonb, because jsonb would lose the order of the steps of a care plan.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkins (
      user_id bigint not null references users on delete cascade,
      n integer not null check (n >= 1),
      created_at timestamptz not null,
      status text not null check (status in ('analysing', 'complete', 'failed')),
      failure_detail text,
      user_message text,
      thumbnail_filename text not null unique,
      record jsonb,
      engine_version text not null,
      photo_bytes integer not null,
      photo_name text not null unique,
      photo_key bytea,
      photo_deleted_at timestamptz,
      primary key (user_id, n),
      check ((status = 'failed') = (failure_detail is not null)),
      check ((status = 'analysing') = (photo_key is not null)),
      check ((status = 'analysing') = (photo_deleted_at is null))
    );
    create index checkins_analysing on checkins (created_at) where status = 'analysing';
    create table scan_events (
      user_id bigint not null,
      n integer not null,
      position smallint not null,
      stage text not null,
      payload json not null,
      primary key (user_id, n, position),
      unique (user_id, n, stage),
      foreign key (user_id, n) references checkins on delete cascade
    );
    create table recent_photos (
      user_id bigint not null,
      n integer not null,
      salt bytea not null,
      digest bytea not null,
      received_at timestamptz not null,
      primary key (user_id, n),
      foreign key (user_id, n) references checkins on delete cascade
    );
    create index recent_photos_received_at on recent_photos (received_at);
    create table refused_photos (
      user_id bigint not null references users on delete cascade,
      refused_at timestamptz not null
    );
    create index refused_photos_user_id on refused_photos (user_id, refused_at);
  `.execute(db);
}
