import type { SecondFactor } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Identities, SecondFactors } from '../credentials/ports.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { AttemptKey } from './attempts.ts';
import type { Browser, LoginDelays, SessionStarter, SignedIn } from '../sign-in/ports.ts';
import type { LoginSteps } from './login-steps.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  members: MemberStore;
  identities: Identities;
  secondFactors: SecondFactors;
  attemptKey: AttemptKey;
  delays: LoginDelays;
  steps: LoginSteps;
  starter: SessionStarter;
}

/**
 * Finishes a login with a code. Throws a 401 when the code is wrong, or when the step is over: then the login
 * begins again. Throws a 429 after many wrong codes of one member, because a new password login gives new
 * tries.
 */
export type VerifyLogin = (proof: SecondFactor, browser: Browser) => Promise<SignedIn>;

export function createVerifyLogin(dependencies: Dependencies): VerifyLogin {
  const { db, locks, members, identities, secondFactors, attemptKey, delays, steps, starter } = dependencies;
  return async ({ token, code }, browser) => {
    const userId = await steps.countTry(token);
    if (userId === undefined) throw stepIsOver();
    const who = `second factor ${await attemptKey(`member ${userId}`, userId, browser)}`;
    await delays.begin(who);
    if (!(await secondFactors.use(userId, code))) throw new Refusal('login_failed', { detail: WRONG_CODE });
    return inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, userId);
      const step = await steps.end(transaction, token);
      if (!step) throw stepIsOver();
      await delays.forget(transaction, who);
      if (step.identity) {
        const owner = await members.findById(userId, transaction);
        const member = { id: userId, email: owner?.email ?? '' };
        await identities.link(transaction, { member, session: null }, step.identity);
      }
      return starter.signIn(transaction, userId, browser);
    });
  };
}

const WRONG_CODE =
  '2FA verification failed. Enter the code that your app shows now, or an unused backup code.';

function stepIsOver(): Refusal {
  return new Refusal('login_failed', { detail: 'This login is no longer open. Please log in again.' });
}
