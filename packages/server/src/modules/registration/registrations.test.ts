import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { form } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { ADDRESS_LIMITS } from '../../http/call-limits.ts';

const server = await startTestServer();
afterAll(server.close);

const noor = { email: 'noor@example.org', username: 'noor', password: 'seven green kettles' };

async function countRows(): Promise<number[]> {
  const tables = ['registrations', 'verification_tokens', 'sessions', 'mails', 'pgboss.job'];
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      server.db,
    );
    return rows[0]?.count ?? 0;
  });
  return Promise.all(counts);
}

/** How many rows each of the tables gains by one registration. */
async function writesOf(email: string): Promise<number[]> {
  const before = await countRows();
  await register({ email });
  const after = await countRows();
  return after.map((rows, index) => rows - (before[index] ?? 0));
}

/** Names and values of headers, without the parts that are random and the second of the answer. */
function shapeOf(headers: Headers): string[][] {
  return [...headers].map(([name, value]) => [
    name,
    name === 'date' ? '…' : value.replaceAll(/[\w-]{43}|(?<=signed-in=)[\w-]+|[0-9a-f]{8}-\d+/g, '…'),
  ]);
}

/** Tables that hold a text, as text or as bytes. */
async function tablesWith(secret: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')
  `.execute(server.db);
  const found = tables.map(async ({ schema, name }) => {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t
      where t::text like any (${[secret, Buffer.from(secret).toString('hex')].map((written) => `%${written}%`)}) limit 1
    `.execute(server.db);
    return rows.length > 0 ? [`${schema}.${name}`] : [];
  });
  return (await Promise.all(found)).flat();
}

async function register(fields: Partial<typeof noor> & { invite_code?: string } = {}) {
  const visitor = server.visitor();
  const reply = await visitor.post('/api/register', form({ ...noor, ...fields }));
  return { visitor, reply };
}

test('a new address gets a link, a known one gets a note, and the caller cannot tell which', async () => {
  const owner = await server.member({ email: 'owner@example.org' });
  const known = await register({ email: 'Owner@Example.org' });
  const unknown = await register({ email: 'stranger@example.org' });

  expect(known.reply.status).toBe(200);
  expect(known.reply.body).toEqual(unknown.reply.body);
  expect(shapeOf(known.reply.headers)).toEqual(shapeOf(unknown.reply.headers));
  const me = await Promise.all([known, unknown].map(({ visitor }) => visitor.get('/api/me')));
  const random = {
    mail_code: expect.stringMatching(/^[A-Z\d]{2}-[A-Z\d]{2}$/),
    session_id: expect.stringMatching(/^[\w-]{22}$/),
  };
  expect(me[0]?.body).toEqual({ ...(me[1]?.body as object), email: 'Owner@Example.org', ...random });
  expect(me[1]?.body).toMatchObject(random);
  const resent = await Promise.all(
    [known, unknown].map(({ visitor }) => visitor.post('/api/resend-verification')),
  );
  expect(resent[0]?.body).toEqual(resent[1]?.body);

  expect(await server.mailsTo('stranger@example.org')).toEqual([
    expect.stringContaining('/verify-email?token='),
    expect.stringContaining('/verify-email?token='),
  ]);
  // The owner did not ask for it, so of the two notes only one is sent.
  await vi.waitFor(async () => expect(await server.mailsTo(owner.email)).toHaveLength(1), {
    timeout: 30_000,
    interval: 20,
  });
  expect((await server.mailsTo(owner.email))[0]).toContain('already has an account');
});

test('known and unknown addresses cost the same work in the database', async () => {
  const owner = await server.member();
  const writes = await writesOf(owner.email);
  expect(writes).toEqual([1, 1, 1, 1, 1]);
  expect(await writesOf('nobody@example.org')).toEqual(writes);
});

test('there is no account before the address is verified', async () => {
  const { visitor } = await register({ email: 'early@example.org' });
  expect(await visitor.get('/api/me')).toMatchObject({ status: 200, body: { is_email_verified: false } });
  expect(await visitor.get('/api/consents')).toMatchObject({
    status: 403,
    body: { detail: 'Please verify your e-mail address first.' },
  });
  const login = await server
    .visitor()
    .post('/api/login', form({ email: 'early@example.org', password: noor.password }));
  expect(login.status).toBe(401);
});

describe('the session cookie', () => {
  test('the session cookie cannot be read by scripts, sent by other sites, or set by a subdomain', async () => {
    const { reply } = await register({ email: 'cookie@example.org' });
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      // Says that there is one, and nothing about it.
      expect.stringMatching(/^signed-in=[\w-]{8}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('the session cookie is stored as a hash only, like the link', async () => {
    const { visitor } = await register({ email: 'hash@example.org' });
    const [mail = ''] = await server.mailsTo('hash@example.org');
    const link = /token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(await tablesWith(visitor.token() ?? '')).toEqual([]);
    // The mail that carries the link is sealed.
    expect(link).not.toBe('');
    expect(await tablesWith(link)).toEqual([]);
  });
});

describe('a username', () => {
  test.each([
    ['spaces', '   '],
    ['spaces of other kinds', '\u00A0\u2003\u3000'],
    ['characters of no width', '\u200B\u200D\u2060\uFEFF\u00AD'],
    ['marks of direction', '\u202E\u200F'],
    ['fillers', '\u3164\u115F\uFFA0\u2800'],
  ])('a username of %s is refused by its name', async (_name, username) => {
    const { reply } = await register({ username });
    expect(reply).toMatchObject({ status: 422, body: { detail: 'Please fill in "username".' } });
  });

  test.each(['n', '7', '\u{1F98A}', '\u202Enoor', ' नूर ', '👩‍👧'])('"%s" is taken', async (username) => {
    const { visitor, reply } = await register({
      email: `name-${username.length}-${username.codePointAt(0)}@example.org`,
      username,
    });
    expect(reply.status).toBe(200);
    expect(await visitor.get('/api/me')).toMatchObject({ body: { username: username.trim() } });
  });
});

describe('a password', () => {
  test.each([
    ['short', 'x4!kq', 'Please enter at least 8 characters for "password".'],
    [
      'common',
      'password1',
      'This password is easy to guess. Please choose three or more words that do not belong together.',
    ],
    [
      'made of the address',
      'noor@example.org',
      'This password is made of your name, your address or ours. Please choose another.',
    ],
    [
      'made of our name',
      'Daylit2026!',
      'This password is made of your name, your address or ours. Please choose another.',
    ],
  ])('a password that is %s is refused with the reason', async (_name, password, detail) => {
    const { reply } = await register({ password });
    expect(reply).toMatchObject({ status: 422, body: { detail } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('a password of 64 and more characters of any kind is taken', async () => {
    const { reply } = await register({
      email: 'long@example.org',
      password: `ñ ☀️ over ${'the old bridge '.repeat(6)}`,
    });
    expect(reply.status).toBe(200);
  });
});

test('one address gets a limited number of mails, and the caller cannot see it', async () => {
  const email = 'bomb@example.org';
  const most = ADDRESS_LIMITS.registration[0]?.points ?? 0;
  for (let n = 0; n < most; n += 1) await register({ email });
  const { visitor: owner, reply } = await register({ email });
  expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining('your inbox') } });
  expect(await server.mailsTo(email)).toHaveLength(most);

  // The owner whose mail strangers have used up asks for it again, and gets a link.
  expect((await owner.post('/api/resend-verification')).status).toBe(200);
  const token = /token=([\w-]+)/.exec((await server.mailsTo(email)).at(-1) ?? '')?.[1];
  expect((await owner.get(`/api/verify-email?token=${token}`)).status).toBe(200);
});

test('other mails to an address neither refuse nor delay asking again, and are limited unseen', async () => {
  const email = 'asked.often@example.org';
  const browsers = [];
  for (let n = 0; n < 6; n += 1) browsers.push((await register({ email })).visitor);
  const before = (await server.mailsTo(email)).length;
  const replies = [];
  for (const browser of browsers) replies.push((await browser.post('/api/resend-verification')).status);
  expect(replies).toEqual(browsers.map(() => 200));
  const most = ADDRESS_LIMITS.resend[0]?.points ?? 0;
  expect((await server.mailsTo(email)).length - before).toBe(most);
});

test('asking again without a session answers the same and sends nothing', async () => {
  const before = await server.db.selectFrom('mails').select('id').execute();
  expect(await server.visitor().post('/api/resend-verification')).toMatchObject({
    status: 200,
    body: { message: 'Please check your inbox to verify your e-mail address.' },
  });
  expect(await server.db.selectFrom('mails').select('id').execute()).toHaveLength(before.length);
});

test('asking again at once is refused with the time to wait', async () => {
  const { visitor } = await register({ email: 'again@example.org' });
  expect((await visitor.post('/api/resend-verification')).status).toBe(200);
  const reply = await visitor.post('/api/resend-verification');
  expect(reply).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds?/) },
  });
});
