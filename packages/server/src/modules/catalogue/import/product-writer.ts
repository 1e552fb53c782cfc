import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DbTransaction } from '../../../db/database.ts';
import { isPlain, shelfClasses } from '../shelf/shelf-class.ts';
import { BAND_STARTS } from '../shelf/price-band.ts';
import type { ObfProduct } from './to-product.ts';

/** The licence of every row of the table, and whom it names. */
const LICENCE = 'Open Database License (ODbL) 1.0';
const ATTRIBUTION = 'Open Beauty Facts contributors, openbeautyfacts.org';

/**
 * Stores products that are newer than what is stored, and puts them on the shelf. Returns how many of them
 * were. Each code must occur once.
 */
export async function storeProducts(
  transaction: DbTransaction,
  products: readonly ObfProduct[],
  clock: Clock,
): Promise<number> {
  if (products.length === 0) return 0;
  const rows = JSON.stringify(products);
  const { rows: stored } = await sql<{ id: string }>`
    insert into obf_products (
      id, code, name, brand, step, ingredients_text, label, spf, amount, amount_unit, labels, opened_months,
      source_url, modified_at, licence, attribution, imported_at
    )
    select r.*, ${LICENCE}, ${ATTRIBUTION}, ${clock()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r (
      id text, code text, name text, brand text, step text, ingredients_text text, label jsonb, spf smallint,
      amount double precision, amount_unit text, labels text[], opened_months smallint, source_url text,
      modified_at timestamptz
    )
    on conflict (id) do update set
      name = excluded.name, brand = excluded.brand, step = excluded.step,
      ingredients_text = excluded.ingredients_text, label = excluded.label, spf = excluded.spf,
      amount = excluded.amount, amount_unit = excluded.amount_unit, labels = excluded.labels,
      opened_months = excluded.opened_months, source_url = excluded.source_url,
      modified_at = excluded.modified_at, imported_at = excluded.imported_at
    where excluded.modified_at >= obf_products.modified_at
    returning id
  `.execute(transaction);
  const ids = new Set(stored.map(({ id }) => id));
  await shelve(
    transaction,
    products.filter(({ id }) => ids.has(id)),
  );
  return ids.size;
}

async function shelve(transaction: DbTransaction, products: readonly ObfProduct[]): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  const entries = products.flatMap(({ id, code, step, label }) =>
    shelfClasses(label).map((key) => ({ id, code, step, class: key, is_plain: isPlain(label, key) })),
  );
  await sql`delete from shelf_entries where product_id = any(${ids})`.execute(transaction);
  await sql`
    insert into shelf_entries (product_id, step, class, is_plain, band, price)
    select r.id, r.step, r.class, r.is_plain, ${bandOf(sql.ref('o.price'))}, coalesce(o.price, 'Infinity')
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as r (id text, code text, step text, class text, is_plain boolean)
      left join shop_offers o using (code)
  `.execute(transaction);
}

/** `priceBand` in SQL. */
export function bandOf(price: ReturnType<typeof sql.ref>) {
  return sql`coalesce(width_bucket(${price}, ${[...BAND_STARTS]}::double precision[]), 1)`;
}
