import type { FakeProvider, Person } from './fake-provider.ts';
import type { TestServer } from './start-test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

/** The form of somebody who registers with a provider. */
export const ADULT = { username: 'noor', is_old_enough: true };
let count = 0;

/** Somebody who was never here, with a verified address. */
export function person(changes: Partial<Person> = {}): Person {
  count += 1;
  return { sub: `sub-${count}`, email: `new-${count}@example.org`, email_verified: true, ...changes };
}

/** The page of a provider to which a call leads. */
export async function pageOf(
  browser: Visitor,
  path = '/api/provider-login/start',
  provider = 'clinic',
): Promise<string> {
  const { body } = await browser.post(path, { provider });
  return (body as { url: string }).url;
}

/** Sends the server what a provider has sent back. */
export function comeBack(browser: Visitor, query: string, provider = 'clinic'): Promise<Reply> {
  return browser.post('/api/provider-login', { provider, query });
}

/** Visits of browsers to a provider that the settings name `clinic`. */
export function visitsTo(clinic: FakeProvider) {
  /** Signs in there and comes back. */
  async function visitClinic(browser: Visitor, somebody: Person): Promise<Reply> {
    return comeBack(browser, clinic.admit(await pageOf(browser), somebody));
  }

  return {
    visitClinic,
    /** Registers somebody and returns their browser. */
    async join(server: TestServer, somebody: Person): Promise<Visitor> {
      const browser = server.visitor();
      await visitClinic(browser, somebody);
      const joined = await browser.post('/api/provider-login/register', ADULT);
      if (joined.status !== 200) throw new Error(`The registration was answered with ${joined.status}.`);
      return browser;
    },
  };
}

/** The address of the member who is signed in. */
export async function emailOf(browser: Visitor): Promise<string> {
  return ((await browser.get('/api/me')).body as { email: string }).email;
}
