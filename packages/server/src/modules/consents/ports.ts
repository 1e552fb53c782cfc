// What other modules may know about consents, and what consents need from them.
import type { ConsentPurpose } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';

/** Used by scans before a photo is processed. */
export interface ConsentReader {
  /**
   * Whether the member's consent is valid. One for an older text is not, nor one for a purpose that no longer
   * applies to this server. Behind `lockMember` in a transaction, the answer stays true until the transaction
   * ends.
   */
  hasConsent(db: Db, userId: number, purpose: ConsentPurpose): Promise<boolean>;
}

/** Implemented by scans: ends analyses when a member withdraws the consent to them. */
export interface PhotoAnalyses {
  /**
   * Ends analyses that wait or run, so that none of their results is stored any more. Must be called behind
   * `lockMember`. The returned function erases the files and must be called after the commit.
   */
  stop(transaction: DbTransaction, userId: number): Promise<() => Promise<void>>;
}
