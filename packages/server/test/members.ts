import path from 'node:path';
import type { Plan } from '@daylit/contract';
import type { Clock } from '../src/clock.ts';
import type { Db } from '../src/db/database.ts';
import { createTransactionEvent, type TransactionListener } from '../src/db/transaction-event.ts';
import type { ExternalModels } from '../src/external-model.ts';
import { consentTexts } from '../src/modules/consents/consent-texts.ts';
import { createConsentLog } from '../src/modules/consents/consent-log.ts';
import { type ConsentDecisions, createConsentDecisions } from '../src/modules/consents/consent-decisions.ts';
import type { Withdrawal } from '../src/modules/consents/ports.ts';
import { hashPassword } from '../src/modules/sign-in/passwords.ts';
import { trialEnd } from '../src/modules/members/effective-plan.ts';
import { memberLocks as locks } from '../src/modules/members/member-locks.ts';
import { createMemberStore } from '../src/modules/members/member-store.ts';
import { createMemberKeys } from '../src/modules/members/member-keys.ts';
import { emailKey, type MemberKeys } from '../src/modules/members/ports.ts';
import { createProfileStore } from '../src/modules/members/profile-store.ts';
import { openKeyring } from '../src/keyring.ts';
import type { MemberProfile } from '../src/modules/members/answers.ts';
import { createSessionStore } from '../src/modules/sign-in/session-store.ts';

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

/** The keys of the members of a data directory. */
export async function memberKeysOf(dataDir: string): Promise<MemberKeys> {
  return createMemberKeys({ keyring: await openKeyring(path.join(dataDir, 'keys')) });
}

/**
 * Writes a verified, onboarded member straight into the database, and a session for them. Their answers are
 * stored where there are keys to seal them with.
 */
export async function addMember(
  db: Db,
  clock: Clock,
  options: MemberOptions = {},
  keys?: MemberKeys,
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
  if (keys) {
    const answers = { goals: [], issues: [], preferences: { age_band: '25-39' as const }, ...profile };
    const profiles = createProfileStore({ db, clock, keys });
    await db.transaction().execute((transaction) => profiles.save(transaction, id, answers, now));
  }
  if (hasPhotoConsent) await consentsOf(db, clock).decide(id, { purpose: 'photo_analysis', granted: true });
  return { id, email, token: await createSessionStore({ clock }).start(db, { user_id: id }, undefined) };
}

interface ConsentOptions {
  /** Default: no photo is ever analysed. */
  onWithdrawal?: TransactionListener<Withdrawal>;
  /** Default: the server has no external model. */
  models?: ExternalModels;
}

/** The consents of members. */
export function consentsOf(
  db: Db,
  clock: Clock,
  { onWithdrawal, models = { reports: undefined, chat: undefined } }: ConsentOptions = {},
): ConsentDecisions {
  const withdrawal = createTransactionEvent<Withdrawal>();
  if (onWithdrawal) withdrawal.listen(onWithdrawal);
  return createConsentDecisions({
    db,
    clock,
    texts: consentTexts(models),
    log: createConsentLog({ locks }),
    members: createMemberStore({ db, clock }),
    withdrawal,
  });
}
