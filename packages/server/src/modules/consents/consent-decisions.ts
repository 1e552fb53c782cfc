import type { Consent, ConsentPurpose } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { TransactionEvent } from '../../db/transaction-event.ts';
import { Refusal } from '../../errors.ts';
import type { MemberStore } from '../members/ports.ts';
import type { ConsentLog } from './consent-log.ts';
import { type ConsentText, type ConsentTexts, LEGAL_TEXT } from './consent-texts.ts';
import type { ConsentReader, Withdrawal } from './ports.ts';

/** Records the members' decisions and reads the present ones. */
export interface ConsentDecisions extends ConsentReader {
  /** One entry per purpose that applies to this server, with the member's present decision. */
  list(userId: number): Promise<Consent[]>;
  /**
   * Records a decision and returns it. Withdrawing the photo consent ends the analyses under way in the same
   * transaction. Throws a 422 for a purpose that does not apply to this server.
   */
  decide(userId: number, decision: { purpose: ConsentPurpose; granted: boolean }): Promise<Consent>;
  /**
   * Records that the member accepts the terms, and returns the time. `claimedAt` is the time of the browser's
   * clock.
   */
  acceptTerms(userId: number, claimedAt: Date): Promise<Date>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  texts: ConsentTexts;
  log: ConsentLog;
  members: MemberStore;
  withdrawal: TransactionEvent<Withdrawal>;
}

export function createConsentDecisions(dependencies: Dependencies): ConsentDecisions {
  const { db, clock, texts, log, members, withdrawal } = dependencies;
  return {
    list(userId) {
      const entries = Object.entries(texts) as [ConsentPurpose, ConsentText][];
      return Promise.all(entries.map(([purpose, text]) => log.find(db, userId, purpose, text)));
    },

    async decide(userId, { purpose, granted }) {
      const text = texts[purpose];
      if (!text)
        throw new Refusal('invalid', {
          detail: 'This consent is not needed here: this server sends nothing of that to anybody.',
        });
      const eraseFiles = await inTransaction(db, async (transaction) => {
        await log.append(transaction, { userId, purpose, granted, text, now: clock() });
        const isWithdrawn = purpose === 'photo_analysis' && !granted;
        return isWithdrawn ? await withdrawal.emit(transaction, { userId }) : undefined;
      });
      await eraseFiles?.();
      return log.find(db, userId, purpose, text);
    },

    async acceptTerms(userId, claimedAt) {
      const now = clock();
      await inTransaction(db, async (transaction) => {
        const entry = { userId, purpose: 'terms', granted: true, text: LEGAL_TEXT, now, claimedAt } as const;
        await log.append(transaction, entry);
        await members.noteTermsAccepted(transaction, userId, now);
      });
      return now;
    },

    async hasConsent(reading, userId, purpose) {
      const text = texts[purpose];
      return text !== undefined && (await log.find(reading, userId, purpose, text)).granted;
    },
  };
}
