import { type Kysely, sql } from 'kysely';

/**
 * The routine that a member uses: one row per place. A product of the catalogue keeps its name here too, so
 * that it can still be named when a later catalogue lacks it. The other details are those of a member's own
 * product.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmed_products (
      user_id bigint not null references users on delete cascade,
      daypart text not null check (daypart in ('morning', 'night', 'weekly', 'additional')),
      step text not null,
      product_id text not null,
      is_custom boolean not null,
      category text not null,
      name text not null,
      product_url text,
      price double precision check (price >= 0),
      description text,
      ingredient_text text,
      days text[] check (cardinality(days) between 1 and 7),
      added_at timestamptz not null,
      primary key (user_id, daypart, step)
    );
    create index confirmed_products_product_id on confirmed_products (product_id) where not is_custom;
  `.execute(db);
}
