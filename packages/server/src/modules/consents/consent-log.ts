import { createHash } from 'node:crypto';
import type { Consent, ConsentPurpose } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { ConsentText } from './consent-texts.ts';

export interface ConsentEntry {
  userId: number;
  purpose: ConsentPurpose | 'terms';
  granted: boolean;
  text: ConsentText;
  now: Date;
  /** The time of the browser's clock. */
  claimedAt?: Date;
}

/** Decisions that are listed; the document allows no more. */
const HISTORY_LENGTH = 50;

/** The append-only log of what members agreed to or withdrew. */
export interface ConsentLog {
  /** Appends an entry that carries the hash of the one before, so that a removed or altered entry shows. */
  append(transaction: DbTransaction, entry: ConsentEntry): Promise<void>;
  /** The member's present decision about a text. */
  find(db: Db, userId: number, purpose: ConsentPurpose, text: ConsentText): Promise<Consent>;
}

export function createConsentLog({ locks }: { locks: MemberLocks }): ConsentLog {
  return {
    async append(transaction, { userId, purpose, granted, text, now, claimedAt }) {
      // One append at a time per member, or two entries would follow the same one.
      await locks.lockMember(transaction, userId);
      const previousHash = await lastHash(transaction, userId);
      const textHash = sha256(text.text);
      const content = [previousHash, userId, purpose, text.version, textHash, granted, now.toISOString()];
      await transaction
        .insertInto('consents')
        .values({
          user_id: userId,
          purpose,
          version: text.version,
          text_hash: textHash,
          granted,
          claimed_at: claimedAt ?? null,
          recorded_at: now,
          previous_hash: previousHash,
          hash: sha256(JSON.stringify(content)),
        })
        .execute();
    },

    async find(db, userId, purpose, { version, text, sentTo }) {
      const rows = await db
        .selectFrom('consents')
        .select(['granted', 'version', 'recorded_at'])
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .orderBy('id', 'desc')
        .limit(HISTORY_LENGTH)
        .execute();
      const present = rows.find((row) => row.version === version);
      return {
        purpose,
        version,
        text,
        ...(sentTo !== undefined && { sent_to: sentTo }),
        granted: present?.granted ?? false,
        recorded_at: present?.recorded_at.toISOString() ?? null,
        history: rows.map((row) => ({ ...row, recorded_at: row.recorded_at.toISOString() })),
      };
    },
  };
}

async function lastHash(transaction: DbTransaction, userId: number): Promise<string> {
  const last = await transaction
    .selectFrom('consents')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.hash ?? '';
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
