import type { Sign } from '@daylit/contract';
import type { ColumnType, RawBuilder } from 'kysely';

/** The table of the product-trials module. */
export interface ProductTrialTables {
  product_trials: ProductTrialTable;
}

/** Another product of the routine. */
export interface RoutineProduct {
  id: string;
  name: string;
}

/** The running product trial of a member, or the last one. */
export interface ProductTrialTable {
  user_id: number;
  /** A random UUID. It distinguishes a product trial from the one that replaces it. */
  id: string;
  product_id: string;
  /** The name at the start, so that it can be shown when the routine and the catalogue lack the product. */
  product_name: string;
  sign: Sign;
  /** Whether the sign was the highest of the newest scan at the start. */
  is_highest_sign: boolean;
  /** 4 to 12. */
  weeks: number;
  /** The person's time zone at the start, an IANA name. It tells the days of moments without a stored day. */
  time_zone: string;
  /** The earliest day of the first scan, as YYYY-MM-DD. */
  starts_on: string;
  /** The other products of the confirmed routine at the start. */
  routine: ColumnType<RoutineProduct[], RawBuilder<RoutineProduct[]>, RawBuilder<RoutineProduct[]>>;
  created_at: Date;
  /** When it was stopped early; null otherwise. */
  ended_at: Date | null;
}
