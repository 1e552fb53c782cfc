import type { ProviderRegistration } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { createToken } from '../../tokens.ts';
import type { Identities } from '../credentials/ports.ts';
import { emailKey, isVisibleName, type MemberLocks, type MemberStore } from '../members/ports.ts';
import {
  accountOf,
  type Browser,
  type Passwords,
  type ProvenIdentity,
  type ProviderLogins,
  type SessionStarter,
  type SignedIn,
  PROVIDER_LOGIN_OVER,
} from '../sign-in/ports.ts';
import { insertRegistration } from './insert-registration.ts';
import { makeAccount } from './make-account.ts';
import type { MayMail } from './ports.ts';
import type { VerificationPoster } from './post-verification.ts';

/** A session in the new account, or one that waits until the address is verified. */
export type ProviderRegistered = { signedIn: SignedIn } | { pendingToken: string };

/**
 * Registers the person who has just signed in at a provider, by the token of the cookie. With an address that
 * the provider has verified the account is made at once; any other address is verified by a mail, and the
 * answer is the same for every such address. Throws a 403 for somebody under 13, of whom nothing is kept, a
 * 401 when the sign-in is too long ago, and a 422 where an address is missing.
 */
export type RegisterWithProvider = (
  form: ProviderRegistration,
  token: string | undefined,
  browser: Browser,
) => Promise<ProviderRegistered>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  sessions: SessionStarter;
  identities: Identities;
  providerLogins: ProviderLogins;
  postVerification: VerificationPoster;
  mayMail: MayMail;
}

export function createProviderRegistrations(dependencies: Dependencies): RegisterWithProvider {
  const { db, clock, locks, passwords, sessions, providerLogins, postVerification, mayMail } = dependencies;
  return async (form, token, browser) => {
    if (!form.is_old_enough) {
      await inTransaction(db, (transaction) => providerLogins.take(transaction, token));
      throw new Refusal('too_young');
    }
    if (!isVisibleName(form.username))
      throw new Refusal('invalid', { detail: 'Please fill in "username".', field: 'username' });
    // Nobody knows this password. A link from "Forgot password?" sets one.
    const password_hash = await passwords.hash(createToken());
    const isMailed = form.email !== undefined && (await mayMail('registration', emailKey(form.email)));
    return inTransaction(db, async (transaction) => {
      const identity = await providerLogins.take(transaction, token);
      if (!identity) throw new Refusal('login_failed', { detail: PROVIDER_LOGIN_OVER });
      const verified = verifiedEmailOf(identity);
      const email = verified ?? form.email;
      // The transaction keeps the sign-in, so that the person can send the address.
      if (email === undefined) throw new Refusal('invalid', { detail: EMAIL_NEEDED, field: 'email' });
      await locks.lockAddress(transaction, emailKey(email));
      const account = { email, username: form.username, password_hash, identity: accountOf(identity) };
      const registration = await insertRegistration(transaction, account, clock());
      if (verified !== undefined) {
        const userId = await makeAccount(transaction, dependencies, registration);
        await locks.lockMember(transaction, userId);
        return { signedIn: await sessions.signIn(transaction, userId, browser) };
      }
      if (isMailed) await postVerification(transaction, registration);
      return { pendingToken: await sessions.startPending(transaction, registration.id, browser.session) };
    });
  };
}

function verifiedEmailOf({ email, isEmailVerified }: ProvenIdentity): string | undefined {
  return isEmailVerified && email !== null ? email : undefined;
}

const EMAIL_NEEDED = 'Please enter your e-mail.';
