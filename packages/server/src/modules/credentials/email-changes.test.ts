import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { logIn } from '../../../test/second-factor.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';
import { LIFETIMES } from './email-links.ts';

const server = await startTestServer();
afterAll(server.close);

const askFor = (member: SignedIn, email: string): Promise<Reply> =>
  member.post('/api/account', { email, username: 'noor', current_password: PASSWORD });

/** The token of the newest link to an address. */
async function tokenOf(email: string): Promise<string> {
  const mail = (await server.mailsTo(email)).findLast((text) => text.includes('/confirm-email-change?'));
  return /confirm-email-change\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
}

const open = (token: string, browser = server.visitor()) =>
  browser.get(`/api/confirm-email-change?token=${token}`);

const emailOf = async (member: SignedIn) => ((await member.get('/api/me')).body as { email: string }).email;

test('a new address counts once its owner has opened the link', async () => {
  const noor = await server.member();
  expect((await askFor(noor, 'noor.new@example.org')).status).toBe(200);
  expect(await emailOf(noor)).toBe(noor.email);
  const token = await tokenOf('noor.new@example.org');
  expect(await open(token)).toMatchObject({ status: 200, body: { message: 'Email updated successfully.' } });
  expect(await emailOf(noor)).toBe('noor.new@example.org');
  expect((await logIn(server.visitor(), noor.email)).status).toBe(401);
  expect((await logIn(server.visitor(), 'noor.new@example.org')).status).toBe(200);
  // Again in the account's own browser, as a reload does, and elsewhere.
  expect((await open(token, noor)).status).toBe(200);
  expect(await open(token)).toMatchObject({
    status: 400,
    body: { detail: 'This link has been used already.' },
  });
  expect((await server.mailsTo(noor.email)).at(-1)).toContain('now belongs to noor.new@example.org');
});

test('the old address undoes the change within 72 hours, which ends every session', async () => {
  const noor = await server.member();
  await askFor(noor, 'thief@example.org');
  await open(await tokenOf('thief@example.org'));
  const undo = await tokenOf(noor.email);
  server.clock.advance(LIFETIMES.undo - 1000);
  expect(await open(undo)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('Your account is back') },
  });
  expect((await noor.get('/api/me')).status).toBe(401);
  expect((await server.mailsTo(noor.email)).at(-1)).toContain('This link sets a new one.');
  expect((await logIn(server.visitor(), noor.email)).status).toBe(401);
  expect((await logIn(server.visitor(), 'thief@example.org')).status).toBe(401);
  expect((await open(undo)).status).toBe(400);
});

test('an undo is too late after 72 hours', async () => {
  const noor = await server.member();
  await askFor(noor, 'moved@example.org');
  await open(await tokenOf('moved@example.org'));
  server.clock.advance(LIFETIMES.undo);
  expect(await open(await tokenOf(noor.email))).toMatchObject({
    status: 400,
    body: { detail: 'Invalid or expired link.' },
  });
});

test('an address that has an account already looks like any other, and its owner is told', async () => {
  const noor = await server.member();
  const mila = await server.member();
  const free = await askFor(noor, 'quite.free@example.org');
  const taken = await askFor(noor, mila.email.toUpperCase());
  expect(taken.status).toBe(free.status);
  expect(taken.body).toEqual(free.body);
  const mails = await server.mailsTo(mila.email);
  expect(mails.at(-1)).toContain('It has an account already');
  expect(mails.join()).not.toContain('confirm-email-change');
});

test('an address that was taken in the meantime is refused', async () => {
  const noor = await server.member();
  await askFor(noor, 'in.between@example.org');
  const token = await tokenOf('in.between@example.org');
  await server.member({ email: 'In.Between@example.org' });
  expect((await open(token)).status).toBe(400);
  expect(await emailOf(noor)).toBe(noor.email);
});

test('a link works for an hour, and ends with the next one and with a new password', async () => {
  const noor = await server.member();
  await askFor(noor, 'first@example.org');
  const first = await tokenOf('first@example.org');
  await askFor(noor, 'second.one@example.org');
  expect((await open(first)).status).toBe(400);
  const second = await tokenOf('second.one@example.org');
  server.clock.advance(LIFETIMES.confirm);
  expect((await open(second)).status).toBe(400);

  await askFor(noor, 'third@example.org');
  const third = await tokenOf('third@example.org');
  const account = { email: noor.email, username: 'noor' };
  await noor.post('/api/account', {
    ...account,
    current_password: PASSWORD,
    new_password: 'seven green kettles',
  });
  expect((await open(third)).status).toBe(400);
});

test('a followed link, a mail scanner and an invented token change nothing', async () => {
  const noor = await server.member();
  await askFor(noor, 'scanned@example.org');
  const token = await tokenOf('scanned@example.org');
  const followed = await server
    .visitor()
    .get(`/api/confirm-email-change?token=${token}`, { 'sec-fetch-dest': 'document' });
  expect(followed.status).toBe(403);
  expect((await open('x'.repeat(43))).status).toBe(400);
  expect(await emailOf(noor)).toBe(noor.email);
});

/** Opens the page of a link, without pressing its button. */
const opened = (browser: Visitor, token: string) =>
  browser.get(`/api/confirm-email-change?token=${token}&by=opening`);

test('only its member, signed in, confirms by opening; an undo always needs its button', async () => {
  const owner = await server.member();
  const other = await server.member();
  await askFor(owner, 'moving.on@example.org');
  const token = await tokenOf('moving.on@example.org');
  for (const browser of [server.visitor(), other]) {
    const refused = await opened(browser, token);
    expect(refused).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('moving.on@example.org') },
    });
    expect(refused.headers.get('x-trigger-event')).toBe('changeNeedsButton');
  }
  expect(await opened(owner, token)).toMatchObject({ body: { message: 'Email updated successfully.' } });
  const undo = await tokenOf(owner.email);
  expect((await opened(owner, undo)).headers.get('x-trigger-event')).toBe('undoNeedsButton');
  expect((await owner.get('/api/me')).status).toBe(200);
  expect((await opened(server.visitor(), 'x'.repeat(43))).status).toBe(400);
});
