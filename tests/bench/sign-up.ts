import { readMailToken } from '../../packages/server/test/sign-up.ts';
import type { RunningServer } from './running-server.ts';

const OWN_PAGE = { 'x-requested-with': 'daylit' };

/** Signs up through the public calls, reads the mail in the local mailbox, and returns the session cookie. */
export async function signUp({ origin, mailboxUrl }: RunningServer): Promise<string> {
  const form = new FormData();
  form.set('email', 'bench@example.org');
  form.set('username', 'bench');
  form.set('password', 'seven-calm-otters-42');
  const registered = await fetch(`${origin}/api/register`, { method: 'POST', body: form, headers: OWN_PAGE });
  const pending = cookieOf(registered);

  const token = await readMailToken({ url: origin, mailboxUrl }, 'bench@example.org');
  if (!token) throw new Error('The mailbox holds no verification mail.');
  const verified = await fetch(`${origin}/api/verify-email?token=${token}`, {
    headers: { ...OWN_PAGE, cookie: pending },
  });
  return cookieOf(verified);
}

function cookieOf(response: Response): string {
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
  const cookie = session?.split(';')[0];
  if (!response.ok || !cookie)
    throw new Error(`${response.url} answered ${response.status} without a session.`);
  return cookie;
}
