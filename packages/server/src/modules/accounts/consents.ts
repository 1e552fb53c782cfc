import { createHash } from 'node:crypto';
import type { components } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction, lockMember } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { type ConsentText, type ConsentTexts, LEGAL_TEXT } from './consent-texts.ts';
import type { ConsentReader, PhotoAnalyses } from './ports.ts';

type Consent = components['schemas']['Consent'];
type ConsentPurpose = components['schemas']['ConsentPurpose'];

/** One entry per purpose that applies to this server, with the member's present decision. */
export async function listConsents(db: Db, texts: ConsentTexts, userId: number): Promise<Consent[]> {
  const entries = Object.entries(texts) as [ConsentPurpose, ConsentText][];
  return Promise.all(entries.map(([purpose, text]) => findConsent(db, userId, purpose, text)));
}

interface Services {
  db: Db;
  clock: Clock;
  consentTexts: ConsentTexts;
  analyses: PhotoAnalyses;
}

/**
 * Records a decision and returns it. Withdrawing the photo consent ends the analyses under way in the same transaction.
 * Throws a 422 for a purpose that does not apply to this server.
 */
export async function recordConsent(
  { db, clock, consentTexts, analyses }: Services,
  userId: number,
  { purpose, granted }: { purpose: ConsentPurpose; granted: boolean },
): Promise<Consent> {
  const text = consentTexts[purpose];
  if (!text)
    throw new Refusal('invalid', { detail: 'This consent is not needed here: no photo leaves this server.' });
  const eraseFiles = await inTransaction(db, async (transaction) => {
    await append(transaction, { userId, purpose, granted, text, now: clock() });
    const isWithdrawn = purpose === 'photo_analysis' && !granted;
    return isWithdrawn ? await analyses.stop(transaction, userId) : undefined;
  });
  await eraseFiles?.();
  return findConsent(db, userId, purpose, text);
}

/** Records that the member accepts the terms. `claimedAt` is what the browser's clock said. */
export async function acceptTerms(db: Db, clock: Clock, userId: number, claimedAt: Date): Promise<Date> {
  const now = clock();
  await inTransaction(db, async (transaction) => {
    await append(transaction, { userId, purpose: 'terms', granted: true, text: LEGAL_TEXT, now, claimedAt });
    await transaction
      .updateTable('users')
      .set({ agreed_to_terms_at: now })
      .where('id', '=', userId)
      .execute();
  });
  return now;
}

/**
 * Answers other modules' question whether a consent stands. One that was given to an older text does not, nor does one for
 * a purpose that no longer applies to this server.
 */
export function createConsentReader(texts: ConsentTexts): ConsentReader {
  return {
    async hasConsent(db, userId, purpose) {
      const text = texts[purpose];
      return text !== undefined && (await findConsent(db, userId, purpose, text)).granted;
    },
  };
}

async function findConsent(
  db: Db,
  userId: number,
  purpose: ConsentPurpose,
  { version, text }: ConsentText,
): Promise<Consent> {
  const row = await db
    .selectFrom('consents')
    .select(['granted', 'recorded_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    purpose,
    version,
    text,
    granted: row?.granted ?? false,
    recorded_at: row?.recorded_at.toISOString() ?? null,
  };
}

interface Entry {
  userId: number;
  purpose: ConsentPurpose | 'terms';
  granted: boolean;
  text: ConsentText;
  now: Date;
  claimedAt?: Date;
}

// Every entry carries the hash of the one before, so that a removed or altered entry shows.
async function append(transaction: DbTransaction, { userId, purpose, granted, text, now, claimedAt }: Entry) {
  // One entry at a time per member, or two would follow the same one.
  await lockMember(transaction, userId);
  const last = await transaction
    .selectFrom('consents')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const previousHash = last?.hash ?? '';
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
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
