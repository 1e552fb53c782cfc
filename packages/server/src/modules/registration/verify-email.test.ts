import { afterAll, expect, test } from 'vitest';
import { createVisitor, form, type Visitor } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

const password = 'seven green kettles';
const DAY = 24 * 60 * 60 * 1000;
const EXPIRED = 'This link has expired. Please register again.';
let count = 0;

/** Registers somebody and returns their browser, address and the path that their mail leads to. */
async function register(email = `person-${(count += 1)}@example.org`) {
  const browser = server.visitor();
  await browser.post('/api/register', form({ email, username: 'ada', password }));
  const mails = await server.mailsTo(email);
  const token = /token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1];
  return { browser, email, path: `/api/verify-email?token=${token}` };
}

async function isVerified(browser: Visitor): Promise<boolean> {
  const { body } = await browser.get('/api/me');
  return (body as { is_email_verified: boolean }).is_email_verified;
}

test('the browser that registered is signed in with a fresh cookie', async () => {
  const { browser, email, path } = await register();
  const before = browser.token();
  expect(await browser.get(path)).toMatchObject({ status: 200, body: { email } });
  expect(browser.token()).not.toBe(before);
  const me = await browser.get('/api/me');
  expect(me.body).toMatchObject({
    email,
    is_email_verified: true,
    plan: 'trial',
    onboarding_complete: false,
  });
  const trialDays =
    ((me.body as { plan_expires_at: number }).plan_expires_at * 1000 - server.clock.now().getTime()) /
    86_400_000;
  expect(trialDays).toBeCloseTo(14, 3);
});

test('following the link again from the same account answers the same', async () => {
  const { browser, path } = await register();
  const first = await browser.get(path);
  const second = await browser.get(path);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
});

test('two calls at once, as a page makes that mounts twice, both succeed', async () => {
  const { browser, path } = await register();
  const replies = await Promise.all([browser.get(path), browser.get(path)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await isVerified(browser)).toBe(true);
});

test('another browser is asked for the password, and nothing changes', async () => {
  const { browser, path } = await register();
  const phone = server.visitor();
  const reply = await phone.get(path);
  expect(reply).toMatchObject({ status: 403, body: { detail: expect.stringContaining('the password') } });
  expect(reply.headers.get('x-trigger-event')).toBe('passwordNeeded');
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await isVerified(browser)).toBe(false);
  expect((await browser.get(path)).status).toBe(200);
});

test('the previous cookie still works for calls under way, and ends with the new one', async () => {
  const { browser, path } = await register();
  const old = createVisitor({ url: server.url, token: browser.token() ?? '' });
  await browser.get(path);
  expect((await old.get('/api/me')).status).toBe(200);
  await browser.post('/api/logout');
  expect((await old.get('/api/me')).status).toBe(401);
});

test('the previous cookie works for a minute at most', async () => {
  const { browser, path } = await register();
  const old = createVisitor({ url: server.url, token: browser.token() ?? '' });
  await browser.get(path);
  server.clock.advance(60_000);
  expect((await old.get('/api/me')).status).toBe(401);
  expect((await browser.get('/api/me')).status).toBe(200);
});

test('a used link is refused for anybody else', async () => {
  const { browser, path } = await register();
  await browser.get(path);
  expect(await server.visitor().get(path)).toMatchObject({
    status: 400,
    body: { detail: 'This link has been used already. Log in to continue.' },
  });
  expect((await (await server.member()).get(path)).status).toBe(400);
});

test('a wrong link is refused', async () => {
  expect(await server.visitor().get('/api/verify-email?token=wrong')).toMatchObject({
    status: 400,
    body: { detail: 'Verification failed or token is invalid/expired.' },
  });
});

test('a link works for 24 hours, and not a second longer', async () => {
  const early = await register();
  const late = await register();
  server.clock.advance(DAY - 1000);
  expect((await early.browser.get(early.path)).status).toBe(200);
  server.clock.advance(1000);
  expect(await late.browser.get(late.path)).toMatchObject({
    status: 400,
    body: { detail: EXPIRED },
  });
  expect(await isVerified(late.browser)).toBe(false);
});

test('an older link of the same registration still works', async () => {
  const { browser, path } = await register();
  await browser.post('/api/resend-verification');
  expect((await browser.get(path)).status).toBe(200);
});

test('asking again does not let an older link live longer', async () => {
  const { browser, email, path } = await register();
  server.clock.advance(DAY - 1000);
  await browser.post('/api/resend-verification');
  server.clock.advance(1000);
  const newer = /token=([\w-]+)/.exec((await server.mailsTo(email)).at(-1) ?? '')?.[1];
  expect(await browser.get(path)).toMatchObject({ status: 400, body: { detail: EXPIRED } });
  expect((await browser.get(`/api/verify-email?token=${newer}`)).status).toBe(200);
});

test('asking again does not bring back a registration that has expired', async () => {
  const { browser, email, path } = await register();
  server.clock.advance(DAY);
  expect(await browser.post('/api/resend-verification')).toMatchObject({
    status: 400,
    body: { detail: 'Your registration has expired. Please register again.' },
  });
  expect((await browser.get(path)).status).toBe(400);
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test('the first verified of several registrations of one address wins', async () => {
  const first = await register('twice@example.org');
  const second = await register('twice@example.org');
  expect((await second.browser.get(second.path)).status).toBe(200);
  expect((await first.browser.get(first.path)).status).toBe(400);
  expect((await first.browser.get('/api/me')).status).toBe(401);
});

test.each([
  ['a followed link', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
  ['a picture on another site', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }],
  ['a script of another site', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }],
  ['a mail scanner', { 'sec-fetch-dest': '', 'sec-fetch-site': '' }],
])('%s does not use the link up', async (_name, headers: Record<string, string>) => {
  const { browser, path } = await register();
  expect((await browser.get(path, headers)).status).toBe(403);
  expect(await isVerified(browser)).toBe(false);
  expect((await browser.get(path)).status).toBe(200);
});

test('a browser without fetch metadata can use the header of the client', async () => {
  const { browser, path } = await register();
  const reply = await browser.get(path, {
    'sec-fetch-dest': '',
    'sec-fetch-site': '',
    'x-requested-with': 'fetch',
  });
  expect(reply.status).toBe(200);
});
