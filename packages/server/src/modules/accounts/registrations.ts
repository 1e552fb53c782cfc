import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction, lockAddress } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Outbox } from '../mail/ports.ts';
import { knownAddressMail, verificationMail } from './account-mails.ts';
import { emailKey } from './email-key.ts';
import { findPasswordProblem } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { Session } from './ports.ts';
import { startSession } from './session-store.ts';
import type { RegistrationTable } from './tables.ts';
import { createMailCode, createToken, hashToken } from './tokens.ts';

/** How long a link works, and a registration waits for it, in milliseconds. */
const PATIENCE = 24 * 60 * 60 * 1000;

/** Something to see: no space, control, lone mark or character of no width. The last one is a pattern of no dots. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

export interface RegistrationForm {
  email: string;
  username: string;
  password: string;
  invite_code?: string;
}

/** What registrations need. */
export interface RegistrationServices {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  /** Counts what happens to one address; throws a 429. */
  spendForAddress(kind: 'registration' | 'resend', address: string): Promise<void>;
  publicUrl(): string;
  passwordMinLength: number;
}

/**
 * Takes a registration and returns the token of its pending session. Whether the address has an
 * account already changes nothing that the caller can see or measure: only which mail goes out.
 */
export async function register(
  services: RegistrationServices,
  form: RegistrationForm,
  session: Session | null,
): Promise<string> {
  const { db, clock, passwordMinLength } = services;
  if (!VISIBLE.test(form.username)) throw new Refusal('invalid', { detail: 'Please fill in "username".' });
  const problem = await findPasswordProblem(form.password, { ...form, minLength: passwordMinLength });
  if (problem) throw new Refusal('invalid', { detail: problem });
  const key = emailKey(form.email);
  await services.spendForAddress('registration', key);
  const passwordHash = await hashPassword(form.password);

  return inTransaction(db, async (transaction) => {
    await lockAddress(transaction, key);
    const now = clock();
    const registration = await transaction
      .insertInto('registrations')
      .values({
        email: form.email.trim(),
        email_key: key,
        username: form.username.trim(),
        password_hash: passwordHash,
        invite_code: form.invite_code ?? null,
        mail_code: createMailCode(),
        created_at: now,
        expires_at: linkEnd(now),
      })
      .returning(ADDRESSED)
      .executeTakeFirstOrThrow();
    await postVerification(services, transaction, registration);
    return startSession(transaction, clock, { registration_id: registration.id }, session?.id);
  });
}

/**
 * Sends the mail of the session's own registration again. Without one it does nothing, and the caller cannot tell. Throws
 * a 400 when the registration has run out; links that were sent before end when they would have ended anyway.
 */
export async function resendVerification(
  services: RegistrationServices,
  session: Session | null,
): Promise<void> {
  if (session?.kind !== 'pending') return;
  const { id, email } = session.registration;
  const key = emailKey(email);
  await services.spendForAddress('resend', key);
  await inTransaction(services.db, async (transaction) => {
    await lockAddress(transaction, key);
    const now = services.clock();
    const registration = await transaction
      .updateTable('registrations')
      .set({ expires_at: linkEnd(now) })
      .where('id', '=', id)
      .where('expires_at', '>', now)
      // Verified a moment ago: there is nothing to ask for any more.
      .where('user_id', 'is', null)
      .returning(ADDRESSED)
      .executeTakeFirst();
    if (registration) await postVerification(services, transaction, registration);
    else await requireLiving(transaction, id, now);
  });
}

async function requireLiving(transaction: DbTransaction, id: number, now: Date): Promise<void> {
  const expired = await transaction
    .selectFrom('registrations')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  if (expired) {
    throw new Refusal('invalid_token', { detail: 'Your registration has expired. Please register again.' });
  }
}

const ADDRESSED = ['id', 'email', 'email_key', 'mail_code'] as const;

// Both kinds of address take the same steps; the token of a known one is never mailed.
async function postVerification(
  { clock, outbox, publicUrl }: RegistrationServices,
  transaction: DbTransaction,
  { id, email, email_key, mail_code }: Pick<Selectable<RegistrationTable>, (typeof ADDRESSED)[number]>,
): Promise<void> {
  const token = createToken();
  const askedAt = clock();
  await transaction
    .insertInto('verification_tokens')
    .values({ token_hash: hashToken(token), registration_id: id, expires_at: linkEnd(askedAt) })
    .execute();
  const owner = await transaction
    .selectFrom('users')
    .select('email')
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  const url = `${publicUrl()}/verify-email?token=${token}`;
  const mail = owner
    ? knownAddressMail(owner.email, `${publicUrl()}/login`)
    : verificationMail(email, { url, mail_code, askedAt });
  await outbox.post(transaction, mail);
}

function linkEnd(now: Date): Date {
  return new Date(now.getTime() + PATIENCE);
}
