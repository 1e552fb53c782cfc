// What other modules may know about consents, and what consents need from them.
import type { ConsentPurpose } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';

/** Asked by scans before a photo is touched. */
export interface ConsentReader {
  /**
   * One that was given to an older text does not stand, nor does one for a purpose that no longer applies to
   * this server. Behind `lockMember` in a transaction, the answer stays true until the transaction ends.
   */
  hasConsent(db: Db, userId: number, purpose: ConsentPurpose): Promise<boolean>;
}

/** Answered by scans: what has to end when somebody withdraws the consent to the analysis of their photos. */
export interface PhotoAnalyses {
  /**
   * Ends what waits or runs, so that nothing of it is stored any more. To be called behind `lockMember`; what
   * it returns erases the files, and is to be called after the commit.
   */
  stop(transaction: DbTransaction, userId: number): Promise<() => Promise<void>>;
}
