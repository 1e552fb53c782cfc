import type { ConfirmedDaypart, RoutineDone, Weekday } from '@daylit/contract';

/** The tables of the care-plan module. */
export interface CarePlanTables {
  confirmed_products: ConfirmedProductTable;
  removed_products: RemovedProductTable;
  reminders: ReminderTable;
  routine_days: RoutineDayTable;
  left_out_notes: LeftOutNoteTable;
  product_people: ProductPeopleTable;
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

/** How many people use a product of the catalogue, as of the last count; absent below five. */
export interface ProductPeopleTable {
  product_id: string;
  people: number;
}

/** A product that stands nowhere in the routine any more, as it stood there last. */
export interface RemovedProductTable extends Omit<ConfirmedProductTable, 'added_at'> {
  removed_at: Date;
}

/** What a member was told, and decided, about products that an answer leaves out. */
export interface LeftOutNoteTable {
  user_id: number;
  /** Sealed `LeftOutNotes` as JSON. */
  sealed_notes: Buffer;
}

/** A morning or an evening that a member marked as done. */
export interface RoutineDayTable {
  user_id: number;
  /** YYYY-MM-DD, where the member was. */
  used_on: string;
  daypart: RoutineDone['daypart'];
}

/** How a member is reminded. */
export interface ReminderTable {
  user_id: number;
  mails: boolean;
  /** HH:MM, where the member is. */
  local_time: string;
  /** By whose clocks the mail is sent, an IANA name: the member's when the mail was set. */
  time_zone: string;
  /** Present exactly when mails are on. */
  next_mail_at: Date | null;
  /** SHA-256 of the secret part of the calendar's address. */
  calendar_token_hash: Buffer | null;
  calendar_since: Date | null;
}
