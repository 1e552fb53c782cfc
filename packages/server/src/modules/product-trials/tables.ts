import type { Sign } from '@daylit/contract';
import type { ColumnType, RawBuilder } from 'kysely';
import type { PlainDate } from './plain-dates.ts';

/** The table of the product-trials module. */
export interface ProductTrialTables {
  product_trials: ProductTrialTable;
}

/** A product beside the chosen one. */
export interface RoutineProduct {
  id: string;
  name: string;
}

/** The running product trial of a member, or the last one. */
export interface ProductTrialTable {
  user_id: number;
  /** A random UUID. It tells a product trial from the one that takes its place. */
  id: string;
  product_id: string;
  /** As it was called at the start, so that it can be named when the routine and the catalogue lack it. */
  product_name: string;
  sign: Sign;
  /** Whether the sign was the highest of the newest scan at the start. */
  is_highest_sign: boolean;
  /** 4 to 12. */
  weeks: number;
  /** The person's time zone at the start, an IANA name. The days of all windows are counted in it. */
  time_zone: string;
  /** The earliest day of the first scan. */
  starts_on: PlainDate;
  /** The other products of the confirmed routine at the start. */
  routine: ColumnType<RoutineProduct[], RawBuilder<RoutineProduct[]>, RawBuilder<RoutineProduct[]>>;
  created_at: Date;
  /** When it was stopped early; null otherwise. */
  ended_at: Date | null;
}
