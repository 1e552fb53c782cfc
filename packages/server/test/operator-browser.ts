import { authenticatorOf, type Authenticator } from './second-factor.ts';
import { adminOf } from './admin-of.ts';
import type { TestServer } from './start-test-server.ts';

/** A page as an operator's browser gets it. */
export interface Shown {
  status: number;
  html: string;
  headers: Headers;
}

/** A browser on the page of operators: it sends forms, keeps the cookie, and does not follow redirects. */
export interface OperatorBrowser {
  get(path: string): Promise<Shown>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Shown>;
}

let count = 0;

export function createOperatorBrowser({ url }: Pick<TestServer, 'url'>): OperatorBrowser {
  count += 1;
  const network = `127.9.${Math.floor(count / 250)}.${(count % 250) + 1}`;
  let cookie = '';

  async function send(path: string, init: RequestInit): Promise<Shown> {
    const headers = { 'x-forwarded-for': network, 'sec-fetch-site': 'same-origin', cookie, ...init.headers };
    const response = await fetch(url + path, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    return { status: response.status, html: await response.text(), headers: response.headers };
  }

  return {
    get: (path) => send(path, {}),
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

export const OPERATOR_PASSWORD = 'nine patient herons';

/** An operator with an account, who is signed in. */
export interface SignedInOperator extends OperatorBrowser {
  name: string;
  app: Authenticator;
  /** A code that was not used yet: moves the clock by a step. */
  newCode(): string;
}

/** The address of a new invitation, without the origin. */
export async function invite(server: TestServer, name: string): Promise<string> {
  const { admin, close } = await adminOf(server);
  const [, address = ''] = await admin.invite(name);
  await close();
  return address.slice(new URL(address).origin.length);
}

/** Accepts an invitation: the authenticator app, and what the page answered. */
export async function acceptInvite(
  server: TestServer,
  browser: OperatorBrowser,
  address: string,
): Promise<{ app: Authenticator; shown: Shown }> {
  const { html } = await browser.get(address);
  const secret = /type this key: <span class="mono">([A-Z2-7 ]+)</.exec(html)?.[1]?.replaceAll(' ', '') ?? '';
  const app = authenticatorOf(`otpauth://totp/Daylit:x?secret=${secret}&issuer=Daylit`, server);
  const token = new URLSearchParams(address.split('?')[1]).get('token') ?? '';
  const fields = { token, password: OPERATOR_PASSWORD, code: app.code() };
  return { app, shown: await browser.post('/operator/invite', fields) };
}

/** Makes an operator and signs in. */
export async function signedInOperator(server: TestServer, name: string): Promise<SignedInOperator> {
  const browser = createOperatorBrowser(server);
  const { app } = await acceptInvite(server, browser, await invite(server, name));
  const newCode = (): string => {
    server.clock.advance(30_000);
    return app.code();
  };
  const { status } = await browser.post('/operator/login', {
    name,
    password: OPERATOR_PASSWORD,
    code: newCode(),
  });
  if (status !== 303) throw new Error(`The operator could not sign in: ${status}.`);
  return { ...browser, name, app, newCode };
}
