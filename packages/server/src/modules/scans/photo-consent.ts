import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { ConsentReader } from '../consents/ports.ts';

const CONSENT_NEEDED = 'Please agree to the analysis of your face photo first.';

/** Throws a 403 for a member who has not agreed to the analysis of photos. */
export async function requirePhotoConsent(consents: ConsentReader, db: Db, userId: number): Promise<void> {
  if (await consents.hasConsent(db, userId, 'photo_analysis')) return;
  throw new Refusal('not_allowed', {
    detail: CONSENT_NEEDED,
    headers: { 'x-trigger-event': 'photoConsentNeeded' },
  });
}
