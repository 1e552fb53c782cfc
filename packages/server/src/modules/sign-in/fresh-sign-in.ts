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

  async function requirePassword({ session, member }: SignedInCall, password: string): Promise<void> {
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

  return {
    async require(call, password) {
      if (isFresh(call)) return;
      if (password === undefined) throw passwordNeeded(ASK_PASSWORD);
      await requirePassword(call, password);
    },
    requirePassword,
  };
}

function passwordNeeded(detail: string, field?: string): Refusal {
  const headers = { 'x-trigger-event': 'passwordNeeded' };
  return new Refusal('not_allowed', { detail, headers, ...(field !== undefined && { field }) });
}

const ASK_PASSWORD = 'Please confirm your password. You signed in more than 15 minutes ago.';

const WRONG_PASSWORD = 'This is not your current password.';
