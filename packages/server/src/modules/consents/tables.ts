import type { Generated } from 'kysely';

/** The table of the consents module. */
export interface ConsentTables {
  consents: ConsentTable;
}

/** Everything somebody agreed to or withdrew, each row chained to the one before. Never updated. */
export interface ConsentTable {
  id: Generated<number>;
  user_id: number;
  purpose: string;
  version: string;
  /** SHA-256 of the exact text shown, in hexadecimal. */
  text_hash: string;
  granted: boolean;
  /** The time that the browser claimed; it proves nothing. */
  claimed_at: Date | null;
  recorded_at: Date;
  previous_hash: string;
  hash: string;
}
