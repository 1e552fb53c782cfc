import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { form, type Visitor } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { delayAfter } from '../sign-in/login-delays.ts';

const server = await startTestServer();
afterAll(server.close);

const logIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.post('/api/login', form({ email, password }));

test('the right password starts a session', async () => {
  const { email } = await server.member();
  const browser = server.visitor();
  expect(await logIn(browser, email.toUpperCase())).toMatchObject({
    status: 200,
    body: { requires_2fa: false, partial_token: null },
  });
  expect(await browser.get('/api/me')).toMatchObject({ status: 200, body: { email } });
});

test('signing in ends the session that the browser had, and leaves others alone', async () => {
  const noor = await server.member();
  const before = noor.token();
  await logIn(noor, noor.email);
  expect(noor.token()).not.toBe(before);
  const old = await fetch(`${server.url}/api/me`, { headers: { cookie: `session=${before}` } });
  expect(old.status).toBe(401);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { email } = await server.member();
  const wrong = await logIn(server.visitor(), email, 'not my password');
  const unknown = await logIn(server.visitor(), 'nobody@example.org', 'not my password');
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
});

test('an unknown address takes as long as a wrong password', async () => {
  const { email } = await server.member();
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  async function measure(kind: 'known' | 'unknown', address: string): Promise<void> {
    const before = process.cpuUsage();
    await logIn(server.visitor(), address, 'not my password');
    const { user, system } = process.cpuUsage(before);
    times[kind].push((user + system) / 1000);
  }
  for (let n = 0; n < 5; n += 1) {
    await measure('known', email);
    await measure('unknown', `unknown-${n}@example.org`);
  }
  // The minimum of processor time, to which other programs add little. Hashing takes 28 ms, the rest about 5.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) * 0.6);
});

test('an attempt that a server with a faster clock has counted causes no delay', async () => {
  const { email } = await server.member();
  server.clock.advance(1_000);
  expect((await logIn(server.visitor(), email, 'not my password')).status).toBe(401);
  server.clock.advance(-1_000);
  expect((await logIn(server.visitor(), email)).status).toBe(200);
});

test('the delay grows from half a minute to an hour', () => {
  const delays = [1, 4, 5, 6, 7, 11, 12, 100].map(delayAfter);
  expect(delays).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600]);
});

test.each(['known', 'unknown'])('after five wrong passwords a %s address has to wait', async (kind) => {
  const member = await server.member();
  const email = kind === 'known' ? member.email : 'guessed@example.org';
  for (let n = 0; n < 5; n += 1) expect((await logIn(server.visitor(), email, 'wrong')).status).toBe(401);
  const reply = await logIn(server.visitor(), email);
  expect(reply).toMatchObject({
    status: 429,
    body: {
      detail:
        'Too many tries. Please wait 30 seconds and try again. Or ask for a new password: its link lets this browser in at once.',
    },
  });
  expect(reply.headers.get('retry-after')).toBe('30');
  server.clock.advance(30_000);
  expect((await logIn(server.visitor(), email)).status).toBe(kind === 'known' ? 200 : 401);
});

test('a hundred guesses at once give at most five attempts', async () => {
  const { email } = await server.member();
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => logIn(server.visitor(), email, 'wrong')),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
});

test('the right password resets the count of wrong ones', async () => {
  const { email } = await server.member();
  for (let n = 0; n < 4; n += 1) await logIn(server.visitor(), email, 'wrong');
  expect((await logIn(server.visitor(), email)).status).toBe(200);
  for (let n = 0; n < 4; n += 1) await logIn(server.visitor(), email, 'wrong');
  expect((await logIn(server.visitor(), email)).status).toBe(200);
});
