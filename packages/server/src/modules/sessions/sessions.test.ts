import { afterAll, describe, expect, test } from 'vitest';
import { logIn } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { SESSION_IDLE_TIME, SESSION_LIFETIME } from '../sign-in/session-store.ts';

const server = await startTestServer();
afterAll(server.close);

/** Uses a session token like a browser that kept it. */
async function statusOf(token: string | undefined): Promise<number> {
  const response = await fetch(`${server.url}/api/me`, { headers: { cookie: `session=${token}` } });
  return response.status;
}

test('a member sees their account, a visitor does not', async () => {
  const noor = await server.member({ username: 'noor' });
  expect(await noor.get('/api/me')).toMatchObject({ status: 200, body: { username: 'noor', plan: 'trial' } });
  expect(await server.visitor().get('/api/me')).toMatchObject({
    status: 401,
    body: { detail: 'Please log in to continue.' },
  });
});

test('logging out ends the session at once and clears the browser', async () => {
  const noor = await server.member();
  const token = noor.token();
  const reply = await noor.post('/api/logout');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(noor.token()).toBeUndefined();
  expect(await statusOf(token)).toBe(401);
});

test('logging out works without a session, too', async () => {
  expect((await server.visitor().post('/api/logout')).status).toBe(200);
});

describe('a session', () => {
  test('a session ends when it has not been used for a week', async () => {
    const used = await server.member();
    const idle = await server.member();
    server.clock.advance(SESSION_IDLE_TIME - 1000);
    expect(await statusOf(used.token())).toBe(200);
    server.clock.advance(1000);
    expect(await statusOf(used.token())).toBe(200);
    expect(await statusOf(idle.token())).toBe(401);
  });

  test('a session that nobody has used for a week is not listed', async () => {
    const noor = await server.member();
    await logIn(server.visitor(), noor.email);
    const listed = async () => ((await noor.get('/api/sessions')).body as unknown[]).length;
    server.clock.advance(SESSION_IDLE_TIME - 1000);
    expect(await listed()).toBe(2);
    server.clock.advance(1000);
    expect(await listed()).toBe(1);
  });

  test('a session ends after a month however much it is used', async () => {
    const noor = await server.member();
    const end = server.clock.now().getTime() + SESSION_LIFETIME;
    while (server.clock.now().getTime() < end - SESSION_IDLE_TIME) {
      server.clock.advance(SESSION_IDLE_TIME / 2);
      expect(await statusOf(noor.token())).toBe(200);
    }
    server.clock.advance(end - server.clock.now().getTime());
    expect(await statusOf(noor.token())).toBe(401);
  });
});

test('a trial counts as the free plan from the second it ends', async () => {
  const noor = await server.member();
  server.clock.advance(14 * 24 * 60 * 60 * 1000 - 1000);
  // A fortnight is longer than a session may lie idle.
  const { token } = await server.member({ email: 'second@example.org' });
  await server.db.updateTable('sessions').set({ last_seen_at: server.clock.now() }).execute();
  expect(token()).toBeDefined();
  expect(await noor.get('/api/me')).toMatchObject({ body: { plan: 'trial' } });
  server.clock.advance(1000);
  expect(await noor.get('/api/me')).toMatchObject({ body: { plan: 'free', plan_expires_at: null } });
});
