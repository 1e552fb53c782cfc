import { type Kysely, sql } from 'kysely';

/**
 * What we know of a member's payments. The truth is the provider's; `subscriptions` is what it said last, and
 * what plan follows from it. A card number is never among it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_customers (
      user_id bigint primary key references users on delete cascade,
      provider text not null,
      customer_id text not null unique,
      created_at timestamptz not null
    );
    create table checkouts (
      id text primary key,
      user_id bigint not null references users on delete cascade,
      price_id text not null,
      url text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz
    );
    create index checkouts_user_id on checkouts (user_id);
    create table subscriptions (
      user_id bigint primary key references users on delete cascade,
      version integer not null,
      subscription_id text,
      state jsonb,
      plan text,
      plan_until timestamptz,
      plan_ends_at timestamptz,
      is_live boolean not null,
      synced_at timestamptz not null,
      action text,
      action_until timestamptz,
      preview jsonb
    );
    create table founding_places (
      user_id bigint primary key references users on delete cascade,
      held_until timestamptz,
      taken_at timestamptz,
      check ((held_until is null) <> (taken_at is null))
    );
    create index founding_places_held_until on founding_places (held_until);
    create table billing_notices (
      user_id bigint not null references users on delete cascade,
      notice text not null,
      created_at timestamptz not null,
      primary key (user_id, notice)
    );
    create table billing_events (
      id text primary key,
      received_at timestamptz not null
    );
    create index billing_events_received_at on billing_events (received_at);
  `.execute(db);
}
