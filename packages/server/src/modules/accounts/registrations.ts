import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { Outbox } from '../mail/ports.ts';
import { knownAddressMail, verificationMail } from './account-mails.ts';
import { emailKey } from './email-key.ts';
import { findPasswordProblem } from './password-policy.ts';
import { hashPassword } from './passwords.ts';
import type { Session } from './ports.ts';
import { startSession } from './session-store.ts';
import { createToken, hashToken } from './tokens.ts';

/** How long a registration waits for its verification, in milliseconds. */
const PATIENCE = 24 * 60 * 60 * 1000;

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
  const problem = findPasswordProblem(form.password, { ...form, minLength: passwordMinLength });
  if (problem) throw new Refusal('invalid', { detail: problem });
  const key = emailKey(form.email);
  await services.spendForAddress('registration', key);
  const passwordHash = await hashPassword(form.password);

  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const registration = await transaction
      .insertInto('registrations')
      .values({
        email: form.email.trim(),
        email_key: key,
        username: form.username.trim(),
        password_hash: passwordHash,
        invite_code: form.invite_code ?? null,
        created_at: now,
        expires_at: new Date(now.getTime() + PATIENCE),
      })
      .returning(['id', 'email', 'email_key'])
      .executeTakeFirstOrThrow();
    await postVerification(services, transaction, registration);
    return startSession(transaction, clock, { registration_id: registration.id }, session?.id);
  });
}

/** Sends the mail of the session's own registration again. Without one it does nothing, and the caller cannot tell. */
export async function resendVerification(
  services: RegistrationServices,
  session: Session | null,
): Promise<void> {
  if (session?.kind !== 'pending') return;
  await services.spendForAddress('resend', emailKey(session.registration.email));
  await services.db.transaction().execute(async (transaction) => {
    const registration = await transaction
      .updateTable('registrations')
      .set({ expires_at: new Date(services.clock().getTime() + PATIENCE) })
      .where('id', '=', session.registration.id)
      .returning(['id', 'email', 'email_key'])
      .executeTakeFirst();
    if (registration) await postVerification(services, transaction, registration);
  });
}

// Both kinds of address take the same steps; the token of a known one is never mailed.
async function postVerification(
  { outbox, publicUrl }: RegistrationServices,
  transaction: DbTransaction,
  registration: { id: number; email: string; email_key: string },
): Promise<void> {
  const token = createToken();
  await transaction
    .insertInto('verification_tokens')
    .values({ token_hash: hashToken(token), registration_id: registration.id })
    .execute();
  const owner = await transaction
    .selectFrom('users')
    .select('email')
    .where('email_key', '=', registration.email_key)
    .executeTakeFirst();
  const mail = owner
    ? knownAddressMail(owner.email, `${publicUrl()}/login`)
    : verificationMail(registration.email, `${publicUrl()}/verify-email?token=${token}`);
  await outbox.post(transaction, mail);
}
