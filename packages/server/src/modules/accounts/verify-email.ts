import type { Clock } from '../../clock.ts';
import { type Db, type DbTransaction, jsonb } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { trialEnd } from './plan.ts';
import type { Session } from './ports.ts';
import { startSession } from './session-store.ts';
import { hashToken } from './tokens.ts';

/** How long the cookie of the pending session still works, in milliseconds, for calls that are under way. */
const OVERLAP = 60 * 1000;

export interface Verification {
  email: string;
  /** Whether this browser has a session of the account now. */
  is_signed_in: boolean;
  /** Token of the new session of the browser that registered. */
  sessionToken?: string;
}

/**
 * Makes the account of a verification link. Following the link again from the account's own browser
 * answers the same. Another browser verifies the address, too, but is not signed in by it.
 */
export async function verifyEmail(
  db: Db,
  clock: Clock,
  token: string,
  session: Session | null,
): Promise<Verification> {
  return db.transaction().execute(async (transaction) => {
    const registration = await transaction
      .selectFrom('registrations')
      .innerJoin('verification_tokens', 'verification_tokens.registration_id', 'registrations.id')
      .selectAll('registrations')
      .where('token_hash', '=', hashToken(token))
      // Two calls with one token come one after the other.
      .forUpdate('registrations')
      .executeTakeFirst();
    if (!registration) throw new Refusal('invalid_token');
    const { id, email, user_id: userId } = registration;
    const isOwnBrowser = session?.kind === 'pending' && session.registration.id === id;
    if (userId !== null) return answerAgain({ email, userId, isOwnBrowser, session });
    if (registration.expires_at <= clock()) {
      throw new Refusal('invalid_token', { detail: 'This link has expired. Please register again.' });
    }
    const newUserId = await createUser(transaction, clock(), registration);
    await adoptSessions(transaction, id, newUserId);
    if (!isOwnBrowser) return { email, is_signed_in: false };
    // A fresh cookie for the higher rights. The old one goes on for a moment, for calls under way.
    await endSessionAt(transaction, session.id, new Date(clock().getTime() + OVERLAP));
    const sessionToken = await startSession(transaction, clock, { user_id: newUserId }, undefined);
    return { email, is_signed_in: true, sessionToken };
  });
}

interface Repetition {
  email: string;
  userId: number;
  /** This browser's call came in while another of its calls was making the account. */
  isOwnBrowser: boolean;
  session: Session | null;
}

function answerAgain({ email, userId, isOwnBrowser, session }: Repetition): Verification {
  const isOwnAccount = session?.kind === 'member' && session.member.id === userId;
  if (isOwnAccount || isOwnBrowser) return { email, is_signed_in: true };
  throw new Refusal('invalid_token', { detail: 'This link has been used already. Log in to continue.' });
}

interface Registration {
  id: number;
  email: string;
  email_key: string;
  username: string;
  password_hash: string;
}

async function createUser(
  transaction: DbTransaction,
  now: Date,
  registration: Registration,
): Promise<number> {
  const { id, email, email_key, username, password_hash } = registration;
  const user = await transaction
    .insertInto('users')
    .values({
      email,
      email_key,
      username,
      password_hash,
      plan: 'trial',
      plan_expires_at: trialEnd(now),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user)
    throw new Refusal('invalid_token', {
      detail: 'This address has an account already. Log in to continue.',
    });
  await transaction
    .insertInto('profiles')
    .values({
      user_id: user.id,
      goals: jsonb([]),
      issues: jsonb([]),
      preferences: jsonb({}),
      updated_at: now,
    })
    .execute();
  await transaction.updateTable('registrations').set({ user_id: user.id }).where('id', '=', id).execute();
  await transaction
    .deleteFrom('registrations')
    .where('email_key', '=', email_key)
    .where('id', '!=', id)
    .execute();
  return user.id;
}

// The browser that registered becomes a signed-in one wherever the link was opened.
async function adoptSessions(
  transaction: DbTransaction,
  registrationId: number,
  userId: number,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ user_id: userId, registration_id: null })
    .where('registration_id', '=', registrationId)
    .execute();
}

async function endSessionAt(transaction: DbTransaction, id: number, moment: Date): Promise<void> {
  await transaction.updateTable('sessions').set({ expires_at: moment }).where('id', '=', id).execute();
}
