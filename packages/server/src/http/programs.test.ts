import { afterAll, describe, expect, test } from 'vitest';
import { makeProgram } from '../../test/programs.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { loadDocument } from './document.ts';

const server = await startTestServer();
afterAll(server.close);

const calls = loadDocument().operations.filter(({ url }) => url.startsWith('/api/'));
const pathOf = (url: string) => url.replaceAll(/:\w+/g, '1');
const REFUSED = { detail: 'An access token cannot do this. Log in to Daylit for it.' };

test('the document names few calls for programs: reading, and a photo', () => {
  const named = calls.filter(({ tokenScope }) => tokenScope !== undefined);
  const wrong = named.filter(({ id, method, tokenScope }) =>
    tokenScope === 'scan' ? !['validatePhoto', 'scanSkin'].includes(id) : method !== 'GET',
  );
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test('a program can make no call that the document does not name for it, even beside a cookie', async () => {
  const noor = await server.member({ plan: 'pro_monthly' });
  const program = await makeProgram(server, noor, { scopes: ['read', 'scan'] });
  for (const { id, method, url, tokenScope } of calls) {
    const { status, body, headers } = await program.call(method, pathOf(url), undefined, {
      cookie: noor.cookie(),
    });
    const isRefused = status === 403 && JSON.stringify(body) === JSON.stringify(REFUSED);
    const isCalled = status !== 401 && status !== 403;
    expect({ id, isRefused, isCalled, cookies: headers.getSetCookie() }).toEqual({
      id,
      isRefused: tokenScope === undefined,
      isCalled: tokenScope !== undefined,
      cookies: [],
    });
  }
  expect((await noor.get('/api/me')).status).toBe(200);
});

describe('a program without the right token', () => {
  test.each([
    ['read', ['scan']],
    ['scan', ['read']],
  ] as const)('cannot make the calls of %s with the other scope', async (scope, scopes) => {
    const program = await makeProgram(server, await server.member(), { scopes: [...scopes] });
    for (const { id, method, url } of calls.filter(({ tokenScope }) => tokenScope === scope)) {
      const { status, headers } = await program.call(method, pathOf(url));
      expect({ id, status, challenge: headers.get('www-authenticate') }).toEqual({
        id,
        status: 403,
        challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
      });
    }
  });

  test.each(['daylit_pat_', `daylit_pat_${'A'.repeat(43)}`, 'daylit_pat_\x7e!', 'DAYLIT_PAT_x'])(
    'is not signed in with %s, even beside a cookie',
    async (token) => {
      const noor = await server.member();
      const reply = await noor.get('/api/usage', { authorization: `Bearer ${token}` });
      expect(reply).toMatchObject({
        status: 401,
        body: { detail: expect.stringContaining('unknown, revoked') },
      });
      expect(reply.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    },
  );

  test('a token of another kind leaves the session of the cookie as it is', async () => {
    const noor = await server.member();
    expect((await noor.get('/api/usage', { authorization: 'Bearer of-a-proxy' })).status).toBe(200);
    expect((await server.visitor().get('/api/usage', { authorization: 'Bearer x' })).status).toBe(401);
  });
});

test('a program is no page: origins, the shown session and the time zone mean nothing', async () => {
  const program = await makeProgram(server, await server.member(), { scopes: ['scan'] });
  const { status } = await program.call('POST', '/api/validate-photo', new FormData(), {
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
    'x-session-id': 'of-another-account',
    'x-time-zone': 'Asia/Tokyo',
  });
  expect(status).toBe(422);
  const zones = await server.db
    .selectFrom('users')
    .select('time_zone')
    .where('time_zone', 'is not', null)
    .execute();
  expect(zones).toEqual([]);
});
