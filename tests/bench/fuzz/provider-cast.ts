import { randomUUID } from 'node:crypto';
import type { FakeProvider } from '../../../packages/server/test/fake-provider.ts';
import { createVisitor, type Visitor } from '../../../packages/server/test/visitor.ts';

/** What the calls about the provider `clinic` need to succeed. */
export interface ProviderCast {
  /** Of a browser that comes back from the provider, with what it brings. */
  loginCookie: string;
  query: string;
  /** Of a browser whose person has yet to register. */
  registrationCookie: string;
  /** The account at the provider that is unlinked. */
  identityId: string;
}

interface Given {
  url: string;
  clinic: FakeProvider;
  /** The session of the member who unlinks an account. */
  unlinking: string | undefined;
}

export async function assembleProviders({ url, clinic, unlinking = '' }: Given): Promise<ProviderCast> {
  async function comeBack(browser: Visitor, path: string): Promise<string> {
    const { body } = await browser.post(path, { provider: 'clinic' });
    const sub = randomUUID();
    const person = { sub, email: `${sub}@example.org`, email_verified: true };
    return clinic.admit((body as { url: string }).url, person);
  }
  const login = createVisitor({ url });
  const query = await comeBack(login, '/api/provider-login/start');
  const registration = createVisitor({ url });
  const newcomer = await comeBack(registration, '/api/provider-login/start');
  await registration.post('/api/provider-login', { provider: 'clinic', query: newcomer });
  const member = createVisitor({ url, token: unlinking });
  const linking = await comeBack(member, '/api/identities');
  await member.post('/api/provider-login', { provider: 'clinic', query: linking });
  const { body } = await member.get('/api/identities');
  const [identity] = (body as { identities: { id: number }[] }).identities;
  return {
    loginCookie: login.cookie(),
    query,
    registrationCookie: registration.cookie(),
    identityId: String(identity?.id),
  };
}
