import type { Clock } from '../src/clock.ts';
import { type Db, jsonb } from '../src/db/database.ts';
import { consentTexts } from '../src/modules/accounts/consent-texts.ts';
import { recordConsent } from '../src/modules/accounts/consents.ts';
import { emailKey } from '../src/modules/accounts/email-key.ts';
import { hashPassword } from '../src/modules/accounts/passwords.ts';
import { trialEnd } from '../src/modules/accounts/plan.ts';
import type { MemberProfile, Plan } from '../src/modules/accounts/ports.ts';
import { startSession } from '../src/modules/accounts/session-store.ts';

export interface MemberOptions {
  email?: string;
  username?: string;
  /** Default: a trial that began now. */
  plan?: Plan;
  profile?: Partial<MemberProfile>;
  /** Whether the terms are accepted. Default: yes. */
  hasAcceptedTerms?: boolean;
  /** Whether the photo consent is given. Default: yes. */
  hasPhotoConsent?: boolean;
}

/** The password of every member made here. */
export const PASSWORD = 'correct horse battery';

// One hash for all: hashing is slow on purpose.
const passwordHash = hashPassword(PASSWORD);
let count = 0;

/** Writes a verified, onboarded member straight into the database, and a session for them. */
export async function addMember(
  db: Db,
  clock: Clock,
  options: MemberOptions = {},
): Promise<{ id: number; email: string; token: string }> {
  count += 1;
  const {
    email = `member-${count}@example.org`,
    username = 'noor',
    plan = 'trial',
    profile,
    hasAcceptedTerms = true,
    hasPhotoConsent = true,
  } = options;
  const now = clock();
  const { id } = await db
    .insertInto('users')
    .values({
      email,
      email_key: emailKey(email),
      username,
      password_hash: await passwordHash,
      plan,
      plan_expires_at: plan === 'trial' ? trialEnd(now) : null,
      agreed_to_terms_at: hasAcceptedTerms ? now : null,
      onboarded_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('profiles')
    .values({
      user_id: id,
      goals: jsonb(profile?.goals ?? []),
      issues: jsonb(profile?.issues ?? []),
      preferences: jsonb(profile?.preferences ?? { age_band: '25-39' }),
      updated_at: now,
    })
    .execute();
  if (hasPhotoConsent)
    await recordConsent(
      { db, clock, consentTexts: consentTexts(undefined), analyses: { stop: async () => async () => {} } },
      id,
      { purpose: 'photo_analysis', granted: true },
    );
  return { id, email, token: await startSession(db, clock, { user_id: id }, undefined) };
}
