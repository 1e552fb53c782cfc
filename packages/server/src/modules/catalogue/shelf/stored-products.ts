import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import type { ShelfSlot } from '../ports.ts';
import type { ObfProductTable, ShopOfferTable } from '../tables.ts';

/** Products that were imported. */
export interface StoredProducts {
  find(ids: readonly string[]): Promise<CatalogueEntry[]>;
  /** Those whose name or brand contains words that start with each of the given ones: letters and digits. */
  findByName(words: readonly string[], limit: number): Promise<CatalogueEntry[]>;
  /** The `depth` cheapest of each kind and price band for each slot, in no order. */
  pick(slots: readonly ShelfSlot[], depth: number): Promise<CatalogueEntry[]>;
}

type Row = Pick<
  ObfProductTable,
  | 'id'
  | 'name'
  | 'brand'
  | 'step'
  | 'spf'
  | 'amount'
  | 'amount_unit'
  | 'labels'
  | 'source_url'
  | 'licence'
  | 'attribution'
> &
  Pick<ShopOfferTable, 'price' | 'product_url' | 'picture'> & {
    label: CatalogueEntry['label'];
    price_seen_at: string | null;
  };

const COLUMNS = sql`
  p.id, p.name, p.brand, p.step, p.label, p.spf, p.amount, p.amount_unit, p.labels, p.source_url, p.licence,
  p.attribution, o.price, o.product_url, o.picture, to_char(o.price_seen_at, 'YYYY-MM-DD') as price_seen_at`;

export function createStoredProducts({ db }: { db: Db }): StoredProducts {
  async function read(query: RawBuilder<Row>): Promise<CatalogueEntry[]> {
    return (await query.execute(db)).rows.map(present);
  }

  return {
    find: (ids) =>
      read(sql<Row>`
        select ${COLUMNS} from obf_products p left join shop_offers o using (code)
        where p.id = any(${ids})`),

    findByName: (words, limit) =>
      read(sql<Row>`
        select ${COLUMNS} from obf_products p left join shop_offers o using (code)
        where to_tsvector('simple', p.name || ' ' || coalesce(p.brand, ''))
          @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})
        order by char_length(p.name), p.id limit ${limit}`),

    pick: (slots, depth) => read(pickQuery(slots, depth)),
  };
}

/** Each branch reads a few rows from the front of the index, so the size of the catalogue does not count. */
export function pickQuery(slots: readonly ShelfSlot[], depth: number): RawBuilder<Row> {
  const steps = slots.map(({ step }) => step);
  const classes = slots.map((slot) => slot.class);
  return sql<Row>`
    with wanted as (
      select distinct found.product_id
      from unnest(${steps}::text[], ${classes}::text[]) as slot (step, class)
        cross join (values (true), (false)) as kind (is_plain)
        cross join (values (0), (1), (2)) as price (band)
        cross join lateral (
          select product_id from shelf_entries e
          where e.step = slot.step and e.class = slot.class
            and e.is_plain = kind.is_plain and e.band = price.band
          order by e.price, e.product_id limit ${depth}
        ) as found
    )
    select ${COLUMNS}
    from wanted join obf_products p on p.id = wanted.product_id left join shop_offers o using (code)`;
}

function present(row: Row): CatalogueEntry {
  const { id, name, step, spf, label, price, picture } = row;
  return {
    product: {
      id,
      name,
      category: step,
      suggested_category: step,
      image_url: picture === null ? null : `/api/product-pictures/${picture}`,
      product_url: row.product_url,
      price,
      rating: null,
      is_custom: false,
      is_confirmed: false,
      is_sample: false,
    },
    step,
    suits: [],
    spf,
    label,
    facts: {
      brand: row.brand,
      size:
        row.amount === null || row.amount_unit === null
          ? null
          : { amount: row.amount, unit: row.amount_unit },
      claimsNoFragrance: row.labels.includes('en:fragrance-free'),
      priceSeenAt: row.price_seen_at,
      source: { url: row.source_url, licence: row.licence, attribution: row.attribution },
    },
  };
}
