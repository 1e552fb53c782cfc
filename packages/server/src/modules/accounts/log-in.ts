import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { emailKey } from './email-key.ts';
import { beginLogin, forgetFailures } from './login-delays.ts';
import { verifyPassword } from './passwords.ts';
import type { Session } from './ports.ts';
import { startSession } from './session-store.ts';

interface Credentials {
  email: string;
  password: string;
}

/**
 * Begins a member's session and returns its token. Throws the same 401, after the same time, for a
 * wrong password and for an unknown address.
 */
export async function logIn(
  db: Db,
  clock: Clock,
  { email, password }: Credentials,
  session: Session | null,
): Promise<string> {
  const key = emailKey(email);
  await beginLogin(db, clock, key);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const isRight = await verifyPassword(password, user?.password_hash);
  if (!user || !isRight) throw new Refusal('login_failed');
  await forgetFailures(db, key);
  return startSession(db, clock, { user_id: user.id }, session?.id);
}
