import { type Kysely, sql } from 'kysely';

/**
 * Products that an operator imports. Data from Open Beauty Facts has its own table with licence and
 * attribution, so that it can be passed on under that licence. Prices and pictures from a shop are in a
 * separate table, because they belong to the operator. `shelf_entries` is derived from both: one row per
 * class that a product offers, in the order in which products are chosen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table obf_products (
      id text primary key,
      code text not null unique check (code ~ '^[0-9]{8,14}$'),
      name text not null check (char_length(name) between 1 and 160),
      brand text check (char_length(brand) <= 120),
      step text not null,
      ingredients_text text not null,
      label jsonb not null,
      spf smallint,
      amount double precision check (amount > 0),
      amount_unit text check (amount_unit in ('ml', 'g')),
      labels text[] not null,
      opened_months smallint,
      source_url text not null,
      licence text not null,
      attribution text not null,
      modified_at timestamptz not null,
      imported_at timestamptz not null,
      check (id = 'obf:' || code)
    );
    create table shop_offers (
      code text primary key check (code ~ '^[0-9]{8,14}$'),
      price double precision check (price between 0 and 100000),
      product_url text check (product_url like 'https://%'),
      price_seen_at date,
      picture_url text check (picture_url like 'https://%'),
      picture text,
      imported_at timestamptz not null
    );
    create table shelf_entries (
      product_id text not null references obf_products on delete cascade,
      step text not null,
      class text not null,
      is_plain boolean not null,
      band smallint not null check (band between 0 and 2),
      price double precision not null,
      primary key (product_id, class)
    );
    create index shelf_entries_order on shelf_entries (step, class, is_plain, band, price, product_id);
    create table catalogue_imports (
      id bigint generated always as identity primary key,
      fingerprint text not null,
      lines integer not null,
      skipped jsonb not null,
      taken integer not null,
      started_at timestamptz not null,
      finished_at timestamptz
    );
    create unique index catalogue_imports_open on catalogue_imports (fingerprint) where finished_at is null;
  `.execute(db);
}
