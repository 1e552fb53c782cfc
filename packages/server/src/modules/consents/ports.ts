// What other modules may know about consents.
import type { ConsentPurpose } from '@daylit/contract';
import type { Db } from '../../db/database.ts';

/** Used by scans before a photo is processed. */
export interface ConsentReader {
  /**
   * Whether the member's consent is valid. One for an older text is not, nor one for a purpose that no longer
   * applies to this server. Behind `lockMember` in a transaction, the answer stays true until the transaction
   * ends.
   */
  hasConsent(db: Db, userId: number, purpose: ConsentPurpose): Promise<boolean>;
}

/** A member withdraws the consent to the analysis of photos, behind `lockMember`. */
export interface Withdrawal {
  userId: number;
}
