import { type Kysely, sql } from 'kysely';

/** Addresses of members' programs, what they are told, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      sealed_url bytea not null,
      sealed_secret bytea not null,
      events text[] not null,
      told_plan text not null,
      created_at timestamptz not null,
      failing_since timestamptz,
      paused_at timestamptz,
      pause_reason text check (pause_reason in ('failures', 'gone')),
      check ((paused_at is null) = (pause_reason is null))
    );
    create index webhooks_of_member on webhooks (user_id);

    create table webhook_events (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      message_id text not null unique,
      type text not null,
      scan_id integer,
      created_at timestamptz not null
    );
    create unique index webhook_events_of_member on webhook_events (user_id, type, scan_id);
    create index webhook_events_age on webhook_events (created_at);

    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      user_id bigint not null references users (id) on delete cascade,
      webhook_id bigint not null references webhooks (id) on delete cascade,
      event_id bigint not null references webhook_events (id) on delete cascade,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null,
      status integer,
      problem text,
      attempted_at timestamptz,
      next_attempt_at timestamptz,
      check ((state = 'waiting') = (next_attempt_at is not null)),
      unique (webhook_id, event_id)
    );
    create index webhook_deliveries_of_member on webhook_deliveries (user_id);
    create index webhook_deliveries_of_event on webhook_deliveries (event_id);
    create index webhook_deliveries_waiting on webhook_deliveries (webhook_id) where state = 'waiting';
  `.execute(db);
}
