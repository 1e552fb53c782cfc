import type { StepKey } from '@daylit/contract';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { ProductLabel } from './product-types.ts';
import type { ShelfClass } from './shelf/shelf-class.ts';

/** A jsonb column: read as the value, written through `jsonb(value)`. */
type Jsonb<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** The tables of the recommendations module. None of them says anything about a member. */
export interface CatalogueTables {
  obf_products: ObfProductTable;
  shop_offers: ShopOfferTable;
  shelf_entries: ShelfEntryTable;
  catalogue_imports: CatalogueImportTable;
}

/** Products of Open Beauty Facts, with what was read from their labels. */
export interface ObfProductTable {
  /** `obf:` and the code. */
  id: string;
  /** The bar code, 8 to 14 digits. */
  code: string;
  name: string;
  brand: string | null;
  step: StepKey;
  ingredients_text: string;
  label: Jsonb<ProductLabel>;
  spf: number | null;
  /** What the pack holds, in `amount_unit`. */
  amount: number | null;
  amount_unit: 'ml' | 'g' | null;
  /** Claims on the pack, such as `en:fragrance-free`. */
  labels: string[];
  /** Months that it keeps after opening. */
  opened_months: number | null;
  source_url: string;
  licence: string;
  attribution: string;
  /** When the source last changed it. */
  modified_at: Date;
  imported_at: Date;
}

/** What the operator of this server says about price, shop and picture of a product, by its bar code. */
export interface ShopOfferTable {
  code: string;
  /** US dollars. */
  price: number | null;
  product_url: string | null;
  /** A day, `YYYY-MM-DD`. */
  price_seen_at: ColumnType<Date | null, string | null, string | null>;
  /** Where the operator's picture of it lies. */
  picture_url: string | null;
  /** Name of our copy of that picture; null while there is none. */
  picture: string | null;
  imported_at: Date;
}

/** One class that a product can be chosen for. */
export interface ShelfEntryTable {
  product_id: string;
  step: StepKey;
  class: ShelfClass;
  /** Whether it holds nothing else that some people leave out. */
  is_plain: boolean;
  /** See `priceBand`. */
  band: number;
  /** `Infinity` where nobody has said a price. */
  price: number;
}

/** How far an import has come. An unfinished one is taken up again. */
export interface CatalogueImportTable {
  id: Generated<number>;
  /** Distinguishes files. */
  fingerprint: string;
  /** Lines that are done, without the header. */
  lines: number;
  /** How many lines were skipped, by reason. */
  skipped: Jsonb<Record<string, number>>;
  taken: number;
  started_at: Date;
  finished_at: Date | null;
}
