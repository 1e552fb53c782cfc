import { randomUUID } from 'node:crypto';
import type { SignInPage } from '@daylit/contract';
import type { MemberOptions } from '../../packages/server/test/members.ts';
import type { SignedIn, TestServer } from '../../packages/server/test/start-test-server.ts';
import type { Visitor } from '../../packages/server/test/visitor.ts';
import type { Handler, StateName } from '../states.ts';
import { clinic } from './provider-env.ts';

type Member = SignedIn & { session: string };

/** A browser that comes back from the provider, where somebody has signed in who was never here. */
async function comeBack(browser: Visitor, path: string): Promise<string> {
  const { body } = await browser.post(path, { provider: 'clinic' });
  const sub = randomUUID();
  const person = { sub, email: `${sub}@example.org`, email_verified: true };
  return clinic.admit((body as SignInPage).url, person);
}

const cookieOf = (browser: Visitor) => /provider-login=([\w-]+)/.exec(browser.cookie())?.[1] ?? '';

/** The states about accounts at identity providers. */
export function identityStates(server: TestServer, member: (options?: MemberOptions) => Promise<Member>) {
  return {
    'a person has signed in at a provider': async () => {
      const browser = server.visitor();
      const query = await comeBack(browser, '/api/provider-login/start');
      return { provider_login: cookieOf(browser), query };
    },
    'a person registers with a provider': async () => {
      const browser = server.visitor();
      const query = await comeBack(browser, '/api/provider-login/start');
      await browser.post('/api/provider-login', { provider: 'clinic', query });
      return { provider_login: cookieOf(browser) };
    },
    'a member with an account at a provider is signed in': async () => {
      const noor = await member();
      const query = await comeBack(noor, '/api/identities');
      await noor.post('/api/provider-login', { provider: 'clinic', query });
      const { body } = await noor.get('/api/identities');
      const [identity] = (body as { identities: { id: number }[] }).identities;
      return { session: noor.session, id: String(identity?.id) };
    },
  } satisfies Partial<Record<StateName, Handler>>;
}
