import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createVisitor, form, type Visitor } from '../../../test/visitor.ts';
import { DEVICE_LIFETIME, MAX_DEVICES } from '../sign-in/known-devices.ts';

const server = await startTestServer();
afterAll(server.close);

const logIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.post('/api/login', form({ email, password }));

/** A browser that holds only this device cookie. */
const withDevice = (device = '') => createVisitor({ url: server.url, device });

/** A member with a known browser, signed out. */
async function knownBrowser() {
  const { email } = await server.member();
  const browser = server.visitor();
  await logIn(browser, email);
  await browser.post('/api/logout');
  return { email, browser };
}

async function guess(email: string, times: number, makeVisitor = server.visitor): Promise<number[]> {
  const replies = Array.from({ length: times }, () => logIn(makeVisitor(), email, 'wrong'));
  return (await Promise.all(replies)).map(({ status }) => status);
}

async function blockAddress(email: string): Promise<void> {
  await guess(email, 6);
  expect((await logIn(server.visitor(), email)).status).toBe(429);
}

test('a browser that has signed in gets a cookie that no script reads, and that outlives the session', async () => {
  const { email } = await server.member();
  const browser = server.visitor();
  const reply = await logIn(browser, email);
  expect(reply.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  );
  const device = browser.device();
  await browser.post('/api/logout');
  expect(browser.device()).toBe(device);
  const rows = await server.db.selectFrom('known_devices').select('token_hash').execute();
  expect(rows.map(({ token_hash }) => token_hash.toString('base64url'))).not.toContain(device);
});

test('strangers who guess cannot delay a known browser', async () => {
  const { email, browser } = await knownBrowser();
  await blockAddress(email);
  expect((await logIn(browser, email)).status).toBe(200);
});

test('a browser that verified the address is known', async () => {
  const email = 'verified-here@example.org';
  const browser = server.visitor();
  await browser.post('/api/register', form({ email, username: 'ada', password: 'seven green kettles' }));
  const token = /token=([\w-]+)/.exec((await server.mailsTo(email))[0] ?? '')?.[1];
  await browser.get(`/api/verify-email?token=${token}`);
  await blockAddress(email);
  expect((await logIn(withDevice(browser.device()), email, 'seven green kettles')).status).toBe(200);
});

test('a browser that is signed in as the member is known without the cookie', async () => {
  const noor = await server.member();
  await blockAddress(noor.email);
  expect(noor.device()).toBeUndefined();
  expect((await logIn(noor, noor.email)).status).toBe(200);
});

test('sixty guesses at once from a known browser give at most five attempts, and block nobody else', async () => {
  const { email, browser } = await knownBrowser();
  const statuses = await guess(email, 60, () => withDevice(browser.device()));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  expect((await logIn(browser, email)).status).toBe(429);
  expect((await logIn(server.visitor(), email)).status).toBe(200);
  server.clock.advance(30_000);
  expect((await logIn(browser, email)).status).toBe(200);
});

test('a known browser that signs in does not give strangers new guesses', async () => {
  const { email, browser } = await knownBrowser();
  await blockAddress(email);
  await logIn(browser, email);
  expect((await logIn(server.visitor(), email)).status).toBe(429);
});

test('the cookie of another account gives nothing', async () => {
  const { email } = await server.member();
  const other = await knownBrowser();
  const statuses = await guess(email, 20, () => withDevice(other.browser.device()));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect((await logIn(server.visitor(), email)).status).toBe(429);
  expect((await logIn(other.browser, other.email)).status).toBe(200);
});

test('with a cookie, too, known and unknown addresses get the same answer', async () => {
  const { email } = await server.member();
  const { browser } = await knownBrowser();
  const [known, unknown] = [
    await logIn(withDevice(browser.device()), email, 'wrong'),
    await logIn(withDevice(browser.device()), 'nobody@example.org', 'wrong'),
  ];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  expect(known.headers.getSetCookie()).toEqual([]);
});

test('a browser keeps its cookie from login to login, and gets a new one for another account', async () => {
  const { email, browser } = await knownBrowser();
  const device = browser.device();
  await logIn(browser, email);
  expect(browser.device()).toBe(device);
  await logIn(browser, (await server.member()).email);
  expect(browser.device()).not.toBe(device);
});

test('a limited number of browsers is known per member, each for a year', async () => {
  const { email, id } = await server.member();
  const browsers = [];
  for (let n = 0; n <= MAX_DEVICES; n += 1) {
    const browser = server.visitor();
    await logIn(browser, email);
    browsers.push(browser);
    server.clock.advance(1000);
  }
  const rows = await server.db.selectFrom('known_devices').where('user_id', '=', id).select('id').execute();
  expect(rows).toHaveLength(MAX_DEVICES);
  await blockAddress(email);
  expect((await logIn(withDevice(browsers[0]?.device()), email)).status).toBe(429);
  expect((await logIn(withDevice(browsers[1]?.device()), email)).status).toBe(200);
  server.clock.advance(DEVICE_LIFETIME);
  await blockAddress(email);
  expect((await logIn(withDevice(browsers.at(-1)?.device()), email)).status).toBe(429);
});

test('erasing the account forgets its browsers and takes the cookie back', async () => {
  const { email, browser } = await knownBrowser();
  await logIn(browser, email);
  await browser.post('/api/onboarding', {
    goals: [],
    issues: [],
    preferences: { age_band: 'under_13' },
    confirm: true,
  });
  expect(browser.device()).toBeUndefined();
  const rows = await server.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'user_id')
    .where('email', '=', email)
    .select('user_id')
    .execute();
  expect(rows).toEqual([]);
});
