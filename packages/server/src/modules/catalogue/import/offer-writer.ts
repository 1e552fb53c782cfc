import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DbTransaction } from '../../../db/database.ts';
import { bandOf } from './product-writer.ts';
import type { Offer } from './shop-row.ts';

/** Stores the operator's offers, and updates the places of the products on the shelf. */
export async function storeOffers(
  transaction: DbTransaction,
  offers: readonly Offer[],
  clock: Clock,
): Promise<number> {
  if (offers.length === 0) return 0;
  await sql`
    insert into shop_offers (code, price, product_url, price_seen_at, picture_url, imported_at)
    select r.*, ${clock()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb)
      as r (code text, price double precision, product_url text, price_seen_at date, picture_url text)
    on conflict (code) do update set
      price = excluded.price, product_url = excluded.product_url, price_seen_at = excluded.price_seen_at,
      picture_url = excluded.picture_url, imported_at = excluded.imported_at,
      picture = case when excluded.picture_url = shop_offers.picture_url then shop_offers.picture end
  `.execute(transaction);
  await sql`
    update shelf_entries set price = coalesce(o.price, 'Infinity'), band = ${bandOf(sql.ref('o.price'))}
    from shop_offers o where product_id = 'obf:' || o.code and o.code = any(${offers.map(({ code }) => code)})
  `.execute(transaction);
  return offers.length;
}
