import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction, lockMember } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { emailKey } from './email-key.ts';
import { findDevice, rememberDevice } from './known-devices.ts';
import { beginLogin, forgetFailures } from './login-delays.ts';
import { verifyPassword } from './passwords.ts';
import type { Session } from './ports.ts';
import { startSession } from './session-store.ts';

interface Credentials {
  email: string;
  password: string;
}

/** The browser that somebody signs in with. */
interface Browser {
  session: Session | null;
  /** Token of its device cookie. */
  device: string | undefined;
}

/**
 * Begins a member's session and returns the tokens of its cookies. Throws the same 401, after the same time, for a
 * wrong password and for an unknown address.
 */
export async function logIn(
  db: Db,
  clock: Clock,
  { email, password }: Credentials,
  browser: Browser,
): Promise<{ session: string; device: string }> {
  const key = emailKey(email);
  const who = await whoTries(db, clock, key, browser);
  await beginLogin(db, clock, who);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const isRight = await verifyPassword(password, user?.password_hash);
  if (!user || !isRight) throw new Refusal('login_failed');
  return inTransaction(db, async (transaction) => {
    await lockMember(transaction, user.id);
    await forgetFailures(transaction, who);
    return {
      session: await startSession(transaction, clock, { user_id: user.id }, browser.session?.id),
      device: await rememberDevice(transaction, clock, user.id, browser.device),
    };
  });
}

/**
 * On whose account a wrong password goes: that of the address, or of a browser which has signed in to it before. So
 * nobody who only knows the address can keep its owner waiting.
 */
async function whoTries(db: Db, clock: Clock, key: string, { session, device }: Browser): Promise<string> {
  const id = device === undefined ? undefined : await findDevice(db, clock, device, key);
  if (id !== undefined) return `device ${id}`;
  const isSignedIn = session?.kind === 'member' && emailKey(session.member.email) === key;
  return isSignedIn ? `session ${session.id}` : key;
}
