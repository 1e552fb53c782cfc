import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { form, type Visitor } from '../../../test/visitor.ts';

const server = await startTestServer();
afterAll(server.close);

const PASSWORD = 'seven green kettles';
let count = 0;

/** Registers somebody and returns their browser, and the text, token and code of their mail. */
async function register(email: string, password = PASSWORD) {
  const browser = server.visitor();
  await browser.post('/api/register', form({ email, username: 'Click here: evil.example', password }));
  return { browser, email, ...(await newestMail(email)) };
}

async function newestMail(email: string): Promise<{ mail: string; token: string }> {
  const mail = (await server.mailsTo(email)).at(-1) ?? '';
  return { mail, token: /token=([\w-]+)/.exec(mail)?.[1] ?? '' };
}

const nextEmail = () => `password-${(count += 1)}@example.org`;

const verify = (browser: Visitor, token: string, password = PASSWORD) =>
  browser.post('/api/verify-email', { token, password });

test('the password of the registration verifies and signs in, here and where somebody registered', async () => {
  const { browser, email, token } = await register(nextEmail());
  const phone = server.visitor();
  expect(await verify(phone, token)).toMatchObject({ status: 200, body: { email } });
  for (const visitor of [phone, browser])
    expect(await visitor.get('/api/me')).toMatchObject({ body: { email, is_email_verified: true } });
  expect(phone.token()).not.toBe(browser.token());
});

test('the browser that registered gets a new session when another one has verified', async () => {
  const { browser, email, token } = await register(nextEmail());
  const before = browser.token();
  await verify(server.visitor(), token);
  const asBefore = (path: string) =>
    fetch(`${server.url}${path}`, { headers: { cookie: `session=${before}` } });

  expect((await asBefore('/api/checkins')).status).toBe(403);
  expect(await browser.get('/api/me')).toMatchObject({ body: { email, is_email_verified: true } });
  expect(browser.token()).not.toBe(before);
  // For the calls that were under way; it never holds the rights of a member.
  expect(await (await asBefore('/api/me')).json()).toMatchObject({ is_email_verified: false });
  expect((await asBefore('/api/checkins')).status).toBe(403);

  await browser.post('/api/logout');
  expect((await asBefore('/api/me')).status).toBe(401);
});

test('two calls at once of the browser that registered begin one session', async () => {
  const { browser, email, token } = await register(nextEmail());
  const cookie = `session=${browser.token()}`;
  await verify(server.visitor(), token);
  const replies = await Promise.all(
    [1, 2, 3].map(() => fetch(`${server.url}/api/me`, { headers: { cookie } })),
  );
  const set = replies.filter(({ headers }) => headers.get('set-cookie')?.includes('session='));
  expect(set).toHaveLength(1);
  expect(await set[0]?.json()).toMatchObject({ email, is_email_verified: true });
});

test('signing in by a link ends the session that the browser had', async () => {
  const { email, token } = await register(nextEmail());
  const other = await server.member();
  const before = other.token();
  await verify(other, token);
  expect(await other.get('/api/me')).toMatchObject({ body: { email } });
  const old = await fetch(`${server.url}/api/me`, { headers: { cookie: `session=${before}` } });
  expect(old.status).toBe(401);
});

test('a person who registered with the address of somebody else does not get the account by the owner’s click', async () => {
  const email = nextEmail();
  const attacker = await register(email, 'what the attacker chose');
  const owner = await register(email);
  expect((await owner.browser.get(`/api/verify-email?token=${attacker.token}`)).status).toBe(403);
  const wrong = await verify(owner.browser, attacker.token);
  expect(wrong).toMatchObject({
    status: 403,
    body: { detail: expect.stringContaining('may belong to another registration with your address') },
  });
  expect(wrong.headers.get('x-trigger-event')).toBe('passwordNeeded');
  expect((await owner.browser.get(`/api/verify-email?token=${owner.token}`)).status).toBe(200);
  expect((await attacker.browser.get('/api/me')).status).toBe(401);
  expect((await verify(server.visitor(), attacker.token, 'what the attacker chose')).status).toBe(400);
});

test('the mails of two registrations can be told apart, and hold nothing that somebody else wrote', async () => {
  const email = nextEmail();
  const [first, second] = [await register(email), await register(email)];
  const codes = [];
  for (const { browser, mail } of [first, second]) {
    const { mail_code } = (await browser.get('/api/me')).body as { mail_code: string };
    expect(mail).toContain(`Your code on the page: ${mail_code}.`);
    expect(mail).toMatch(/Asked for on \w+ \d+, \d{4} at \d+:\d\d\s[AP]M UTC\./);
    expect(mail).not.toContain('evil.example');
    codes.push(mail_code);
  }
  expect(codes[0]).not.toBe(codes[1]);
});

test('sixty wrong passwords at once give five attempts, and then the link has ended for the right one, too', async () => {
  const { browser, email, token } = await register(nextEmail());
  const replies = await Promise.all(
    Array.from({ length: 60 }, () => verify(server.visitor(), token, 'not my password')),
  );
  expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(55);
  expect(await verify(server.visitor(), token)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('ended after too many wrong passwords') },
  });
  expect((await server.visitor().get(`/api/verify-email?token=${token}`)).status).toBe(400);

  await browser.post('/api/resend-verification');
  expect((await verify(server.visitor(), (await newestMail(email)).token)).status).toBe(200);
});

test('the password of an account is never verified here', async () => {
  const { browser, token } = await register(nextEmail());
  await browser.get(`/api/verify-email?token=${token}`);
  const replies = [await verify(server.visitor(), token), await verify(server.visitor(), token, 'wrong')];
  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    replies.map(() => [400, { detail: 'This link has been used already. Log in to continue.' }]),
  );
});

test('an expired or wrong link is refused', async () => {
  const { token } = await register(nextEmail());
  server.clock.advance(24 * 60 * 60 * 1000);
  expect((await verify(server.visitor(), token)).status).toBe(400);
  expect((await verify(server.visitor(), 'wrong')).status).toBe(400);
});
