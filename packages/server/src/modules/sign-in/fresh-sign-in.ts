import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { MemberLocks, MemberStore } from '../members/ports.ts';
import type { LoginDelays } from './login-delays.ts';
import type { FreshSignIn, Passwords, SignedInCall } from './ports.ts';

/** How long a sign-in counts as fresh, in milliseconds. */
export const FRESH_FOR = 15 * 60 * 1000;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  delays: LoginDelays;
}

export function createFreshSignIn(dependencies: Dependencies): FreshSignIn {
  const { db, clock, locks, members, passwords, delays } = dependencies;

  function isFresh({ session }: SignedInCall): boolean {
    return session?.kind === 'member' && clock().getTime() - session.confirmedAt.getTime() < FRESH_FOR;
  }

  async function verifyPassword({ session, member }: SignedInCall, password: string): Promise<void> {
    // Counted by session: somebody with a stolen one cannot delay the owner's login.
    const who = `session ${session?.id}`;
    await delays.begin(who);
    const hash = await members.findPasswordHash(member.id);
    if (!(await passwords.verify(password, hash))) throw passwordNeeded(WRONG_PASSWORD, 'current_password');
    await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, member.id);
      await delays.forget(transaction, who);
      await transaction
        .updateTable('sessions')
        .set({ confirmed_at: clock() })
        .where('id', '=', session?.id ?? 0)
        .execute();
    });
  }

  const fresh: FreshSignIn = {
    async require(call, password) {
      if (isFresh(call)) return;
      if (passwords.instead !== undefined) throw passwordNeeded(askAgain(passwords.instead));
      if (password === undefined) throw passwordNeeded(ASK_PASSWORD);
      await verifyPassword(call, password);
    },
    async requirePassword(call, password) {
      if (passwords.instead !== undefined) return fresh.require(call, undefined);
      if (password === undefined) throw new Refusal('invalid', { detail: FILL_IN_PASSWORD });
      await verifyPassword(call, password);
    },
  };
  return fresh;
}

function passwordNeeded(detail: string, field?: string): Refusal {
  const headers = { 'x-trigger-event': 'passwordNeeded' };
  return new Refusal('not_allowed', { detail, headers, ...(field !== undefined && { field }) });
}

function askAgain(ways: string): string {
  return `Please sign in again with ${ways}. You signed in more than 15 minutes ago.`;
}

// The answer of a body that lacks what the document requires.
const FILL_IN_PASSWORD = 'Please fill in "current_password".';

const ASK_PASSWORD = 'Please confirm your password. You signed in more than 15 minutes ago.';

const WRONG_PASSWORD = 'This is not your current password.';
