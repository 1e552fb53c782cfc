import { type Kysely, sql } from 'kysely';

/** The running product trial of a member, or the last one: one row each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_trials (
      user_id bigint primary key references users on delete cascade,
      id uuid not null,
      product_id text not null,
      product_name text not null,
      sign text not null,
      is_highest_sign boolean not null,
      weeks integer not null check (weeks between 4 and 12),
      time_zone text not null,
      starts_on text not null,
      routine jsonb not null,
      created_at timestamptz not null,
      ended_at timestamptz
    );
  `.execute(db);
}
