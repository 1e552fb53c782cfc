import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { hashToken } from '../../tokens.ts';
import type { Browser, Passwords, SessionStarter, SignedIn } from '../sign-in/ports.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { Identities } from '../credentials/ports.ts';
import { makeAccount } from './make-account.ts';
import { lockRegistration, type OpenedRegistration } from './opened-registration.ts';

/** How many passwords may be tried with one link. */
const MAX_TRIES = 5;

export interface Verification {
  email: string;
  /** Absent when the browser was signed in already. */
  signedIn?: SignedIn;
}

/** Turns registrations into accounts. */
export interface EmailVerifier {
  /**
   * Makes the account of a verification link in the browser that registered, and signs that browser in.
   * Opening the link again in the account's own browser gives the same answer. Any other browser gets a 403
   * that asks for the password: the person who opens the mail may not be the one who registered, and would
   * give their address to another person's account.
   */
  verify(token: string, browser: Browser): Promise<Verification>;
  /** As `verify`, for a browser that did not register. Throws a 403 for a wrong password. */
  verifyWithPassword(link: { token: string; password: string }, browser: Browser): Promise<Verification>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  sessions: SessionStarter;
  identities: Identities;
}

export function createEmailVerifier(dependencies: Dependencies): EmailVerifier {
  const { db, clock, locks, passwords, sessions } = dependencies;

  async function signIn(
    transaction: DbTransaction,
    registration: OpenedRegistration,
    browser: Browser,
  ): Promise<Verification> {
    const userId = await makeAccount(transaction, dependencies, registration);
    const { session } = browser;
    // A new session, because it has more rights.
    const signedIn =
      session && isOwnBrowser(registration, browser)
        ? await sessions.promote(transaction, userId, { ...browser, session })
        : await sessions.signIn(transaction, userId, browser);
    return { email: registration.email, signedIn };
  }

  /** Finds the registration and counts a password attempt. Throws when no further attempt is allowed. */
  function openForPassword(token: string): Promise<OpenedRegistration> {
    return inTransaction(db, async (transaction) => {
      const registration = await lockRegistration(transaction, locks, token);
      // No password is verified once there is an account: that would be a login without its back-off.
      if (registration.user_id === null) await countAttempt(transaction, clock(), token, registration);
      return registration;
    });
  }

  return {
    verify(token, browser) {
      return inTransaction(db, async (transaction) => {
        const registration = await lockRegistration(transaction, locks, token);
        if (registration.user_id !== null) return repeatAnswer(registration, browser);
        requireUsable(registration, clock());
        if (!isOwnBrowser(registration, browser)) throw elsewhere(registration, passwords);
        return signIn(transaction, registration, browser);
      });
    },

    async verifyWithPassword({ token, password }, browser) {
      const opened = await openForPassword(token);
      if (opened.user_id !== null) return repeatAnswer(opened, browser);
      if (!(await passwords.verify(password, opened.password_hash))) throw passwordNeeded(WRONG_PASSWORD);
      return inTransaction(db, async (transaction) => {
        const registration = await lockRegistration(transaction, locks, token);
        if (registration.user_id !== null) return repeatAnswer(registration, browser);
        return signIn(transaction, registration, browser);
      });
    },
  };
}

// Counted before the password is verified, so that a hundred simultaneous attempts count as a hundred.
async function countAttempt(
  transaction: DbTransaction,
  now: Date,
  token: string,
  registration: OpenedRegistration,
): Promise<void> {
  requireUsable(registration, now);
  await transaction
    .updateTable('verification_tokens')
    .set({ password_tries: registration.password_tries + 1 })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

function requireUsable({ link_expires_at, password_tries }: OpenedRegistration, now: Date): void {
  if (link_expires_at <= now) {
    throw new Refusal('invalid_token', { detail: 'This link has expired. Please register again.' });
  }
  if (password_tries >= MAX_TRIES) throw new Refusal('invalid_token', { detail: TRIED_TOO_OFTEN });
}

function isOwnBrowser({ id }: OpenedRegistration, { session }: Browser): boolean {
  return session?.kind === 'pending' && session.registration.id === id;
}

function repeatAnswer(registration: OpenedRegistration, browser: Browser): Verification {
  const { email, user_id: userId } = registration;
  const { session } = browser;
  const isOwnAccount = session?.kind === 'member' && session.member.id === userId;
  // A call of the same browser may arrive while another of its calls makes the account.
  if (isOwnAccount || isOwnBrowser(registration, browser)) return { email };
  throw new Refusal('invalid_token', { detail: 'This link has been used already. Log in to continue.' });
}

/** A registration by a provider has no password with which another browser could open it. */
function elsewhere({ identity }: OpenedRegistration, { instead }: Passwords): Refusal {
  if (!identity && instead !== undefined)
    return new Refusal('passwords_off', {
      detail: `${OTHER_BROWSER} Please register again with ${instead.replace(/ or a passkey$/, '')}.`,
    });
  return identity ? new Refusal('not_allowed', { detail: OWN_BROWSER }) : passwordNeeded(ASK_PASSWORD);
}

function passwordNeeded(detail: string): Refusal {
  return new Refusal('not_allowed', { detail, headers: { 'x-trigger-event': 'passwordNeeded' } });
}

const OTHER_BROWSER = 'This is not the browser in which you registered.';

const ASK_PASSWORD = `${OTHER_BROWSER} Please enter the password that you chose there.`;

const OWN_BROWSER = `${OTHER_BROWSER} Please open the link there, or register again here.`;

const WRONG_PASSWORD =
  'This is not the password of that registration. The link may belong to another registration with your address, so look for a newer mail.';

const TRIED_TOO_OFTEN =
  'This link has ended after too many wrong passwords. Please ask for another mail where you registered, or register again.';
