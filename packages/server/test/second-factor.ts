import { TOTP, URI } from 'otpauth';
import type { TestServer, SignedIn } from './start-test-server.ts';
import { form, type Reply, type Visitor } from './visitor.ts';
import { PASSWORD } from './members.ts';

/** The authenticator app of a member. */
export interface Authenticator {
  /** The code that it shows now, or so many steps of 30 s later. */
  code(steps?: number): string;
}

/** Scans what the setup shows. */
export function authenticatorOf(
  qrUri: string,
  { clock }: { clock: Pick<TestServer['clock'], 'now'> },
): Authenticator {
  const totp = URI.parse(qrUri);
  if (!(totp instanceof TOTP)) throw new Error('This is no address of a time-based code.');
  return { code: (steps = 0) => totp.generate({ timestamp: clock.now().getTime() + steps * 30_000 }) };
}

/** Turns two-factor sign-in on. */
export async function turnOnTwoFactor(
  server: TestServer,
  member: SignedIn,
): Promise<{ app: Authenticator; codes: string[] }> {
  const { body } = await member.post('/api/2fa/setup');
  const app = authenticatorOf((body as { qr_uri: string }).qr_uri, server);
  const verified = await member.post('/api/2fa/verify', { code: app.code() });
  return { app, codes: (verified.body as { backup_codes: string[] }).backup_codes };
}

/** Logs in with the password of every test member. */
export async function logIn(visitor: Visitor, email: string, password = PASSWORD): Promise<Reply> {
  return visitor.post('/api/login', form({ email, password }));
}

/** Logs in and returns the token of the second step. */
export async function beginLogin(visitor: Visitor, email: string): Promise<string> {
  const { body } = await logIn(visitor, email);
  return (body as { partial_token: string }).partial_token;
}
