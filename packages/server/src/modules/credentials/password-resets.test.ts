import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { form, type Reply } from '../../../test/visitor.ts';
import { RESET_LIFETIME } from './reset-links.ts';

const server = await startTestServer();
afterAll(server.close);

const NEW = 'seven green kettles';
const DEAD = { status: 400, body: { detail: expect.stringContaining('Reset link is invalid or missing.') } };

const ask = (email: string): Promise<Reply> =>
  server.visitor().post('/api/request-password-reset', form({ email }));

/** Asks for a mail and returns the token of its link. */
async function linkFor(email: string): Promise<string> {
  const before = (await server.mailsTo(email)).length;
  await ask(email);
  await vi.waitFor(async () => expect((await server.mailsTo(email)).length).toBe(before + 1), {
    timeout: 10_000,
    interval: 20,
  });
  return /reset-password\?token=([\w-]{43})/.exec((await server.mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

const reset = (token: string, new_password = NEW) =>
  server.visitor().post('/api/reset-password', { token, new_password });

test('a link works once, for an hour, and only the newest one', async () => {
  const [noor, mila] = [await server.member(), await server.member()];
  const [old, late] = await Promise.all([linkFor(noor.email), linkFor(mila.email)]);
  const newest = await linkFor(noor.email);
  expect(await reset(old)).toMatchObject(DEAD);
  expect((await reset(newest)).status).toBe(200);
  expect(await reset(newest, 'another five words here')).toMatchObject(DEAD);

  server.clock.advance(RESET_LIFETIME);
  expect(await reset(late)).toMatchObject(DEAD);
  const intime = await linkFor(mila.email);
  server.clock.advance(RESET_LIFETIME - 1000);
  expect((await reset(intime)).status).toBe(200);
  expect(await reset('x'.repeat(43))).toMatchObject(DEAD);
});

// Every mail waits a second or more, so these wait together.
describe.concurrent('a reset', () => {
  test('the link sets a new password, ends every session, and signs nobody in', async () => {
    const noor = await server.member();
    const browser = server.visitor();
    const token = await linkFor(noor.email);
    expect((await browser.post('/api/reset-password', { token, new_password: NEW })).status).toBe(200);
    expect(browser.token()).toBeUndefined();
    expect((await noor.get('/api/me')).status).toBe(401);
    expect((await logIn(server.visitor(), noor.email)).status).toBe(401);
    expect((await logIn(server.visitor(), noor.email, NEW)).status).toBe(200);
    expect((await server.mailsTo(noor.email)).at(-1)).toContain('Your password was changed');
  });

  test('a second factor is still asked for', async () => {
    const noor = await server.member();
    await turnOnTwoFactor(server, noor);
    await reset(await linkFor(noor.email));
    expect(await logIn(server.visitor(), noor.email, NEW)).toMatchObject({ body: { requires_2fa: true } });
  });

  test('a refused password uses no link up', async () => {
    const noor = await server.member({ email: 'noor.kettle@example.org' });
    const token = await linkFor(noor.email);
    for (const bad of ['noor.kettle@example.org', 'password1', 'daylit-noor']) {
      expect(await reset(token, bad)).toMatchObject({ status: 422, body: { field: 'new_password' } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('wrong passwords from before no longer delay the owner', async () => {
    const noor = await server.member();
    for (let tries = 0; tries < 6; tries += 1) await logIn(server.visitor(), noor.email, 'wrong');
    expect((await logIn(server.visitor(), noor.email)).status).toBe(429);
    await reset(await linkFor(noor.email));
    expect((await logIn(server.visitor(), noor.email, NEW)).status).toBe(200);
  });

  test('twenty uses of one link at once set one password', async () => {
    const noor = await server.member();
    const token = await linkFor(noor.email);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `kettle number ${n} sings loud`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('an address without an account', () => {
  test('an address without an account gets the same answer, and no mail', async () => {
    const noor = await server.member();
    const known = await ask(noor.email);
    const unknown = await ask('nobody@example.org');
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pgboss.job where name = 'mail-password-reset' and state <> 'completed'
        `.execute(server.db);
        expect(rows).toEqual([]);
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(await server.mailsTo(noor.email)).toHaveLength(1);
    expect(await server.mailsTo('nobody@example.org')).toEqual([]);
  });

  test('an address without an account takes the same steps', async () => {
    const noor = await server.member();
    await ask(noor.email);
    await ask('nobody.else@example.org');
    const { rows } = await sql<{ data: unknown }>`
      select data from pgboss.job where name = 'mail-password-reset' order by created_on desc limit 2
    `.execute(server.db);
    expect(rows.map(({ data }) => data)).toEqual([{ user_id: null }, { user_id: noor.id }]);
  });
});

test('an address gets at most four mails an hour, and nobody who asks can see it', async () => {
  const noor = await server.member();
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1)
    answers.push(await ask(tries % 2 ? noor.email : noor.email.toUpperCase()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'mail-password-reset' order by created_on desc limit 6
  `.execute(server.db);
  expect(rows.map(({ data }) => data)).toEqual([
    { user_id: null },
    { user_id: null },
    ...Array.from({ length: 4 }, () => ({ user_id: noor.id })),
  ]);
});
