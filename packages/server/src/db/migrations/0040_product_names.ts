import { type Kysely, sql } from 'kysely';

/** Finds imported products by the words of their names and brands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index obf_products_words on obf_products
      using gin (to_tsvector('simple', name || ' ' || coalesce(brand, '')));
  `.execute(db);
}
