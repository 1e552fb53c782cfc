import { type Kysely, sql } from 'kysely';

/**
 * What a member took out of the routine, as it last stood there, so that it is not suggested again as if
 * nothing had happened, and can be brought back with its details.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table removed_products (
      user_id bigint not null references users on delete cascade,
      product_id text not null,
      daypart text not null check (daypart in ('morning', 'night', 'weekly', 'additional')),
      step text not null,
      is_custom boolean not null,
      category text not null,
      name text not null,
      product_url text,
      price double precision check (price >= 0),
      description text,
      ingredient_text text,
      days text[] check (cardinality(days) between 1 and 7),
      removed_at timestamptz not null,
      primary key (user_id, product_id)
    );
  `.execute(db);
}
