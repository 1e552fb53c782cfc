import type { ConfirmedDaypart, Weekday } from '@daylit/contract';

/** The tables of the care-plan module. */
export interface CarePlanTables {
  confirmed_products: ConfirmedProductTable;
}

/** A product at its place in the routine that a member uses. */
export interface ConfirmedProductTable {
  user_id: number;
  daypart: ConfirmedDaypart;
  /** A step key; under `additional` whatever the product was called by. Unique within the daypart. */
  step: string;
  /** The id in the catalogue, or `custom:…` for a product of the member's own. */
  product_id: string;
  is_custom: boolean;
  /** The kind of product, as a step key where there is one. */
  category: string;
  name: string;
  /** Only for a product of the member's own, as everything up to `ingredient_text`. */
  product_url: string | null;
  /** US dollars. */
  price: number | null;
  description: string | null;
  ingredient_text: string | null;
  /** The days that the member chose; null when Daylit chooses. */
  days: Weekday[] | null;
  /** When this product first stood anywhere in the routine. */
  added_at: Date;
}
