import type { Login } from '@daylit/contract';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { Passwords } from '../credentials/ports.ts';
import { emailKey, type MemberLocks, type MemberStore } from '../members/ports.ts';
import type { KnownDevices } from './known-devices.ts';
import type { LoginDelays } from './login-delays.ts';
import type { Browser, SessionStarter, SignedIn } from './ports.ts';

interface Dependencies {
  db: Db;
  locks: MemberLocks;
  members: MemberStore;
  passwords: Passwords;
  devices: KnownDevices;
  delays: LoginDelays;
  starter: SessionStarter;
}

/**
 * Starts a member's session and returns the tokens of its cookies. Throws the same 401, after the same time,
 * for a wrong password and for an unknown address.
 */
export type LogIn = (login: Login, browser: Browser) => Promise<SignedIn>;

export function createLogin(dependencies: Dependencies): LogIn {
  const { db, locks, members, passwords, devices, delays, starter } = dependencies;

  /**
   * The key under which a wrong password is counted: the address, or a browser that has signed in to it
   * before. Somebody who only knows the address therefore cannot delay its owner in a known browser.
   */
  async function attemptKey(
    key: string,
    userId: number | undefined,
    { session, device }: Browser,
  ): Promise<string> {
    const id = device === undefined ? undefined : await devices.find(device, userId);
    if (id !== undefined) return `device ${id}`;
    const isSignedIn = session?.kind === 'member' && emailKey(session.member.email) === key;
    return isSignedIn ? `session ${session.id}` : key;
  }

  return async ({ email, password }, browser) => {
    const key = emailKey(email);
    const user = await members.findByEmail(key);
    const who = await attemptKey(key, user?.id, browser);
    await delays.begin(who);
    const isRight = await passwords.verify(password, user?.password_hash);
    if (!user || !isRight) throw new Refusal('login_failed');
    return inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, user.id);
      await delays.forget(transaction, who);
      return starter.signIn(transaction, user.id, browser);
    });
  };
}
