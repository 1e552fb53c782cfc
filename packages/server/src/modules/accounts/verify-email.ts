import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction, lockMember } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { createUser } from './create-user.ts';
import { rememberDevice } from './known-devices.ts';
import { lockRegistration, type OpenedRegistration } from './opened-registration.ts';
import { verifyPassword } from './passwords.ts';
import type { Session } from './ports.ts';
import { replaceSession, startSession } from './session-store.ts';
import { hashToken } from './tokens.ts';

/** So often may the password be tried that belongs to one link. */
const MOST_TRIES = 5;

/** The browser that a link was opened in. */
export interface Browser {
  session: Session | null;
  /** Token of its device cookie. */
  device: string | undefined;
}

/** Tokens for a browser that has been signed in. */
export interface SignedIn {
  session: string;
  device: string;
}

export interface Verification {
  email: string;
  /** Absent when the browser was signed in already. */
  signedIn?: SignedIn;
}

/**
 * Makes the account of a verification link in the browser that registered, and signs it in. Following the link again
 * from the account's own browser answers the same. Any other browser is asked for the password with a 403: whoever
 * opens a mail may not be who asked for it, and would give their address to the account of somebody else.
 */
export async function verifyEmail(
  db: Db,
  clock: Clock,
  token: string,
  browser: Browser,
): Promise<Verification> {
  return inTransaction(db, async (transaction) => {
    const registration = await lockRegistration(transaction, token);
    if (registration.user_id !== null) return answerAgain(registration, browser);
    requireOpen(registration, clock());
    if (!isOwnBrowser(registration, browser)) throw passwordNeeded(ASK_PASSWORD);
    return makeAccount(transaction, clock, registration, browser);
  });
}

/** As `verifyEmail`, for a browser that did not register. Throws a 403 for a wrong password. */
export async function verifyEmailWithPassword(
  db: Db,
  clock: Clock,
  { token, password }: { token: string; password: string },
  browser: Browser,
): Promise<Verification> {
  const opened = await inTransaction(db, async (transaction) => {
    const registration = await lockRegistration(transaction, token);
    // Never judged once there is an account: that would be a login without its waiting times.
    if (registration.user_id === null) await countTry(transaction, clock, token, registration);
    return registration;
  });
  if (opened.user_id !== null) return answerAgain(opened, browser);
  if (!(await verifyPassword(password, opened.password_hash))) throw passwordNeeded(WRONG_PASSWORD);
  return inTransaction(db, async (transaction) => {
    const registration = await lockRegistration(transaction, token);
    if (registration.user_id !== null) return answerAgain(registration, browser);
    return makeAccount(transaction, clock, registration, browser);
  });
}

// Counted before the password is looked at, so that a hundred tries at once count as a hundred.
async function countTry(
  transaction: DbTransaction,
  clock: Clock,
  token: string,
  registration: OpenedRegistration,
): Promise<void> {
  requireOpen(registration, clock());
  await transaction
    .updateTable('verification_tokens')
    .set({ password_tries: registration.password_tries + 1 })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

function requireOpen({ link_expires_at, password_tries }: OpenedRegistration, now: Date): void {
  if (link_expires_at <= now) {
    throw new Refusal('invalid_token', { detail: 'This link has expired. Please register again.' });
  }
  if (password_tries >= MOST_TRIES) throw new Refusal('invalid_token', { detail: TRIED_TOO_OFTEN });
}

function isOwnBrowser({ id }: OpenedRegistration, { session }: Browser): boolean {
  return session?.kind === 'pending' && session.registration.id === id;
}

function answerAgain(registration: OpenedRegistration, browser: Browser): Verification {
  const { email, user_id: userId } = registration;
  const { session } = browser;
  const isOwnAccount = session?.kind === 'member' && session.member.id === userId;
  // A browser's own call may come in while another of its calls is making the account.
  if (isOwnAccount || isOwnBrowser(registration, browser)) return { email };
  throw new Refusal('invalid_token', { detail: 'This link has been used already. Log in to continue.' });
}

async function makeAccount(
  transaction: DbTransaction,
  clock: Clock,
  registration: OpenedRegistration,
  browser: Browser,
): Promise<Verification> {
  const user_id = await createUser(transaction, clock(), registration);
  // A fresh cookie for the higher rights.
  const session =
    browser.session && isOwnBrowser(registration, browser)
      ? await replaceSession(transaction, clock, { user_id }, browser.session.id)
      : await startSession(transaction, clock, { user_id }, browser.session?.id);
  const device = await rememberDevice(transaction, clock, user_id, browser.device);
  return { email: registration.email, signedIn: { session, device } };
}

/**
 * Signs in the browser that registered, at its next call after another browser knew the password that it chose. It gets
 * a new session, because the old one had fewer rights. Null when another call of it came first.
 */
export async function signInVerified(
  db: Db,
  clock: Clock,
  user_id: number,
  browser: { session: Session; device: string | undefined },
): Promise<SignedIn | null> {
  return inTransaction(db, async (transaction) => {
    await lockMember(transaction, user_id);
    const waiting = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', browser.session.id)
      .where('replaced_by', 'is', null)
      .executeTakeFirst();
    if (!waiting) return null;
    const session = await replaceSession(transaction, clock, { user_id }, waiting.id);
    return { session, device: await rememberDevice(transaction, clock, user_id, browser.device) };
  });
}

function passwordNeeded(detail: string): Refusal {
  return new Refusal('not_allowed', { detail, headers: { 'x-trigger-event': 'passwordNeeded' } });
}

const ASK_PASSWORD =
  'This is not the browser in which you registered. Please enter the password that you chose there.';

const WRONG_PASSWORD =
  'This is not the password of that registration. The link may belong to another registration with your address, so look for a newer mail.';

const TRIED_TOO_OFTEN =
  'This link has ended after too many wrong passwords. Please ask for another mail where you registered, or register again.';
