import type { CalendarAddress, PasskeyCreation, PasskeyRequest } from '@daylit/contract';
import { TRIAL_DAYS, TRIAL_NOTICE_DAYS } from '@daylit/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf } from '../../test/admin-of.ts';
import { query } from '../../test/query.ts';
import { beginLogin, logIn, turnOnTwoFactor } from '../../test/second-factor.ts';
import { createSoftwarePasskey } from '../../test/software-passkey.ts';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import type { TerminalAdmin } from './open-admin.ts';

const server = await startTestServer();
let admin: TerminalAdmin;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ admin, close } = await adminOf(server));
});
afterAll(async () => {
  await close();
  await server.close();
});

const WHY = 'Sends photos of others.';
const TOLD = { status: 401, body: { detail: expect.stringContaining('This account is disabled') } };
const DAY = 24 * 60 * 60 * 1000;

/** Lets a job of the schedule come. Resolves when it has ended. */
async function run(name: string): Promise<void> {
  await query(server.databaseUrl, `insert into pgboss.job (name, data) values ('${name}', '{}')`);
  const open = async () =>
    (await query(server.databaseUrl, `select from pgboss.job where name = '${name}' and state < 'completed'`))
      .length;
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}

/** A member with an evening of three steps, who wants a mail about it. */
async function withReminder(): Promise<SignedIn> {
  const member = await server.member();
  for (const [step, id] of [
    ['cleanser', 'cleanser-low-tide-gel'],
    ['toner', 'toner-still-air'],
    ['moisturizer', 'moisturizer-breeze-gel'],
  ])
    await member.patch('/api/profile/confirm-product', {
      step,
      daypart: 'night',
      product: { id: `sample:${id}` },
    });
  const soon = new Date(server.clock.now().getTime() + 60 * 60 * 1000).toISOString().slice(11, 16);
  await member.post('/api/reminders', { is_on: true, time: soon, time_zone: 'UTC' });
  return member;
}

test('a disabled member is signed out, is told so with every proof, and finds all as it was when enabled', async () => {
  const noor = await server.member();
  await storeReport(server, noor.id);
  const passkey = createSoftwarePasskey({ origin: server.url });
  const options = (await noor.post('/api/passkeys/options')).body as PasskeyCreation;
  expect((await noor.post('/api/passkeys', passkey.create(options))).status).toBe(200);

  await admin.disable(noor.email, WHY);
  expect((await noor.get('/api/me')).status).toBe(401);
  expect(await logIn(server.visitor(), noor.email)).toMatchObject(TOLD);
  const phone = server.visitor();
  const request = (await phone.post('/api/passkey-login/options')).body as PasskeyRequest;
  expect(await phone.post('/api/passkey-login', passkey.prove(request))).toMatchObject(TOLD);
  // Somebody who does not know the password is not told.
  const stranger = await logIn(server.visitor(), noor.email, 'another password');
  expect(stranger).toMatchObject({ status: 401, body: { detail: expect.stringContaining('Login failed') } });
  await expect(admin.disable(noor.email, WHY)).rejects.toThrow('disabled already');
  expect(await admin.find(noor.email)).toContainEqual(expect.stringMatching(/^disabled +since 2/));

  await admin.enable(noor.email, WHY);
  const browser = server.visitor();
  expect(await logIn(browser, noor.email)).toMatchObject({ status: 200 });
  expect((await browser.get('/api/me')).body).toMatchObject({ email: noor.email });
  expect(await admin.find(noor.email)).toContainEqual(expect.stringMatching(/^scans +1$/));
  await expect(admin.enable(noor.email, WHY)).rejects.toThrow('is not disabled');
});

test('a login that waits for its code when the member is disabled ends there', async () => {
  const vera = await server.member();
  const { app } = await turnOnTwoFactor(server, vera);
  const browser = server.visitor();
  const waiting = await beginLogin(browser, vera.email);
  await admin.disable(vera.email, WHY);
  const proof = { token: waiting, code: app.code(1) };
  expect((await browser.post('/api/2fa/verify-login', proof)).status).toBe(401);
  const next = await beginLogin(browser, vera.email);
  expect(await browser.post('/api/2fa/verify-login', { token: next, code: app.code(1) })).toMatchObject(TOLD);
});

test('a login at the same moment starts no session that outlives the act', async () => {
  const lena = await server.member();
  const browsers = Array.from({ length: 6 }, () => server.visitor());
  await Promise.all([
    ...browsers.map((browser) => logIn(browser, lena.email)),
    admin.disable(lena.email, WHY),
  ]);
  for (const browser of browsers) expect((await browser.get('/api/me')).status).toBe(401);
});

test('nobody is reminded of anything, and the calendar shows nothing', async () => {
  const [out, stays] = [await withReminder(), await withReminder()];
  const { address } = (await out.post('/api/reminders/calendar')).body as CalendarAddress;
  const calendar = new URL(address).pathname;
  expect((await server.visitor().get(calendar)).status).toBe(200);
  await admin.disable(out.email, WHY);
  expect((await server.visitor().get(calendar)).status).toBe(404);

  server.clock.advance(65 * 60 * 1000);
  await run('send-reminders');
  server.clock.advance((TRIAL_DAYS - TRIAL_NOTICE_DAYS) * DAY);
  await run('mail-billing-notices');
  expect(await server.mailsTo(out.email)).toEqual([]);
  expect(await server.mailsTo(stays.email)).toHaveLength(2);
});
