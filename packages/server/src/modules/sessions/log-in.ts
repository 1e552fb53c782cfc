import type { Login } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { SecondFactors } from '../credentials/ports.ts';
import type { Browser, LoginDelays, Passwords, SessionStarter, SignedIn } from '../sign-in/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import type { AttemptKey } from './attempts.ts';
import type { LoginSteps } from './login-steps.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  secondFactors: SecondFactors;
  attemptKey: AttemptKey;
  delays: LoginDelays;
  steps: LoginSteps;
  starter: SessionStarter;
}

/** What the right password leads to: a session, or the second step of a member who has set one up. */
export type LoginOutcome = { signedIn: SignedIn } | { partialToken: string };

/**
 * Checks the password and starts a member's session, or the second step. Throws the same 401, after the same
 * time, for a wrong password and for an unknown address.
 */
export type LogIn = (login: Login, browser: Browser) => Promise<LoginOutcome>;

export function createLogin(dependencies: Dependencies): LogIn {
  const { db, locks, members, passwords, secondFactors, attemptKey, delays, steps, starter } = dependencies;
  return async ({ email, password }, browser) => {
    const key = emailKey(email);
    const user = await members.findByEmail(key);
    const who = await attemptKey(key, user?.id, browser);
    await delays.begin(who, WAY_IN);
    const isRight = await passwords.verify(password, user?.password_hash);
    if (!user || !isRight) throw new Refusal('login_failed');
    return inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, user.id);
      await delays.forget(transaction, who);
      if (await secondFactors.isOn(transaction, user.id))
        return { partialToken: await steps.begin(transaction, user.id) };
      return { signedIn: await starter.signIn(transaction, user.id, browser) };
    });
  };
}

/** Strangers cannot close this way: a browser in which the link was opened has tries of its own. */
const WAY_IN = 'Or ask for a new password: its link lets this browser in at once.';
