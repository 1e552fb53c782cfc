import type { PasskeyCreation, PasskeyRequest } from '@daylit/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../test/software-passkey.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import type { Visitor } from '../../../test/visitor.ts';

const origin = 'https://daylit.example';
const server = await startTestServer({ env: { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1' } });
afterAll(server.close);

const NEW = 'seven green kettles';
const MINUTE = 60_000;

/** The token of the newest link of this kind in the mails to an address whose text contains `words`. */
async function linkOf(email: string, page: string, words = ''): Promise<string> {
  const mails = await server.mailsTo(email);
  const mail = mails.findLast((text) => text.includes(`/${page}?`) && text.includes(words));
  return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(mail ?? '')?.[1] ?? '';
}

const open = (token: string) => server.visitor().get(`/api/confirm-email-change?token=${token}`);

async function addPasskey(browser: Visitor): Promise<SoftwarePasskey> {
  const passkey = createSoftwarePasskey({ origin });
  const options = (await browser.post('/api/passkeys/options')).body as PasskeyCreation;
  expect((await browser.post('/api/passkeys', passkey.create(options))).status).toBe(200);
  return passkey;
}

async function signInWith(passkey: SoftwarePasskey, browser = server.visitor()) {
  const request = (await browser.post('/api/passkey-login/options')).body as PasskeyRequest;
  return browser.post('/api/passkey-login', passkey.prove(request));
}

async function addWebhook(browser: Visitor, url: string): Promise<void> {
  expect((await browser.post('/api/webhooks', { url, events: ['report.complete'] })).status).toBe(200);
}

/** Somebody who knows the password signs in with a browser of their own, a minute after the last event. */
async function thiefOf(owner: SignedIn): Promise<SignedIn> {
  server.clock.advance(MINUTE);
  const thief = server.visitor();
  expect((await logIn(thief, owner.email)).status).toBe(200);
  server.clock.advance(MINUTE);
  return { ...thief, id: owner.id, email: owner.email };
}

async function moveTo(thief: Visitor, email: string): Promise<void> {
  const asked = await thief.post('/api/account', { email, username: 'noor', current_password: PASSWORD });
  expect(asked.status).toBe(200);
}

async function confirm(email: string): Promise<void> {
  expect((await open(await linkOf(email, 'confirm-email-change', 'Confirm this address'))).status).toBe(200);
}

const reset = (email: string, extra = {}, browser = server.visitor()) =>
  linkOf(email, 'reset-password').then((token) =>
    browser.post('/api/reset-password', { token, new_password: NEW, ...extra }),
  );

test('a takeover is told at once, and undone from the address before it', async () => {
  const owner = await server.member();
  const ownPasskey = await addPasskey(owner);
  await addWebhook(owner, 'https://diary.example/daylit');
  const thief = await thiefOf(owner);
  const { codes } = await turnOnTwoFactor(server, thief);
  const passkey = await addPasskey(thief);
  await addWebhook(thief, 'https://thief.example/daylit');
  expect((await server.mailsTo(owner.email)).at(-1)).toContain('We now tell thief.example');
  server.clock.advance(MINUTE);
  await moveTo(thief, 'thief.one@example.org');
  // Told when it is asked for, not only when it has happened.
  expect((await server.mailsTo(owner.email)).at(-1)).toContain('thief.one@example.org was asked for');
  await confirm('thief.one@example.org');
  expect((await logIn(server.visitor(), owner.email)).status).toBe(401);
  // The stranger's browser is a known one, and the stranger signs in with everything.
  expect(thief.device()).toBeDefined();
  const thiefsPhone = server.visitor();
  expect((await signInWith(passkey, thiefsPhone)).status).toBe(200);

  const undo = await linkOf(owner.email, 'confirm-email-change', 'now belongs to');
  expect(await open(undo)).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('Your account is back') },
  });
  expect((await open(undo)).status).toBe(400);

  // Between the undo and the reset nothing of the stranger opens anything.
  for (const browser of [thief, thiefsPhone, owner]) expect((await browser.get('/api/me')).status).toBe(401);
  expect((await logIn(thief, owner.email)).status).toBe(401);
  expect((await logIn(server.visitor(), 'thief.one@example.org')).status).toBe(401);
  expect((await signInWith(passkey)).status).toBe(401);
  const devices = server.db.selectFrom('known_devices').selectAll().where('user_id', '=', owner.id);
  expect(await devices.execute()).toEqual([]);

  const done = await reset(owner.email);
  expect(done).toMatchObject({ status: 200, body: { passkeys: [{ name: 'Unknown browser' }] } });
  const back = server.visitor();
  expect(await logIn(back, owner.email, NEW)).toMatchObject({ status: 200, body: { requires_2fa: false } });
  expect((await back.post('/api/2fa/disable', { code: codes[0] })).status).toBe(409);
  const codesLeft = server.db.selectFrom('backup_codes').selectAll().where('user_id', '=', owner.id);
  expect(await codesLeft.execute()).toEqual([]);
  // What the owner had before stays.
  expect((await signInWith(ownPasskey)).status).toBe(200);
  expect((await back.get('/api/webhooks')).body).toMatchObject([{ url: 'https://diary.example/daylit' }]);
  // No link that the stranger holds moves the account again.
  const held = await linkOf('thief.one@example.org', 'confirm-email-change', 'Confirm this address');
  expect((await open(held)).status).toBe(400);
});

test('the notice of the request undoes what was added before it, and ends the request', async () => {
  const owner = await server.member();
  const thief = await thiefOf(owner);
  await turnOnTwoFactor(server, thief);
  server.clock.advance(16 * MINUTE);
  await moveTo(thief, 'thief.two@example.org');
  expect((await open(await linkOf(owner.email, 'confirm-email-change', 'was asked for'))).status).toBe(200);
  expect((await open(await linkOf('thief.two@example.org', 'confirm-email-change'))).status).toBe(400);
  await reset(owner.email);
  expect(await logIn(server.visitor(), owner.email, NEW)).toMatchObject({ body: { requires_2fa: false } });
});

test('signing in again in the same browser does not make what was added older than the dispute', async () => {
  const owner = await server.member();
  const thief = await thiefOf(owner);
  const passkey = await addPasskey(thief);
  server.clock.advance(20 * MINUTE);
  expect((await signInWith(passkey, thief)).status).toBe(200);
  server.clock.advance(MINUTE);
  await moveTo(thief, 'thief.three@example.org');
  await confirm('thief.three@example.org');
  await open(await linkOf(owner.email, 'confirm-email-change', 'now belongs to'));
  expect((await signInWith(passkey)).status).toBe(401);
});

test('a second factor that is older stays, and its replaced backup codes go', async () => {
  const owner = await server.member();
  const { app, codes } = await turnOnTwoFactor(server, owner);
  server.clock.advance(MINUTE);
  const thief = server.visitor();
  const { body } = await logIn(thief, owner.email);
  const { partial_token: token } = body as { partial_token: string };
  expect((await thief.post('/api/2fa/verify-login', { token, code: codes[0] })).status).toBe(200);
  const replaced = await thief.post('/api/2fa/backup-codes');
  const [stolen] = (replaced.body as { backup_codes: string[] }).backup_codes;
  await moveTo(thief, 'thief.four@example.org');
  await confirm('thief.four@example.org');
  await open(await linkOf(owner.email, 'confirm-email-change', 'now belongs to'));
  await reset(owner.email);

  const browser = server.visitor();
  const step = (await logIn(browser, owner.email, NEW)).body as { partial_token: string };
  const verify = (code: string | undefined) =>
    browser.post('/api/2fa/verify-login', { token: step.partial_token, code });
  expect((await verify(stolen)).status).toBe(401);
  server.clock.advance(MINUTE);
  expect((await verify(app.code())).status).toBe(200);
});

describe('a notice', () => {
  test('a notice of a second factor undoes it, from whatever browser the rest was done', async () => {
    const owner = await server.member();
    const thief = await thiefOf(owner);
    const { codes } = await turnOnTwoFactor(server, thief);
    server.clock.advance(MINUTE);
    // From another browser, with the second factor of the stranger.
    const other = server.visitor();
    const { partial_token: token } = (await logIn(other, owner.email)).body as { partial_token: string };
    await other.post('/api/2fa/verify-login', { token, code: codes[0] });
    server.clock.advance(MINUTE);
    await moveTo(other, 'thief.five@example.org');
    await confirm('thief.five@example.org');
    await open(await linkOf(owner.email, 'confirm-email-change', 'now belongs to'));
    expect((await open(await linkOf(owner.email, 'confirm-email-change', 'was turned on'))).status).toBe(200);
    await reset(owner.email);
    expect(await logIn(server.visitor(), owner.email, NEW)).toMatchObject({ body: { requires_2fa: false } });
  });

  test('a notice of a passkey brings the address back, too', async () => {
    const owner = await server.member();
    const thief = await thiefOf(owner);
    const passkey = await addPasskey(thief);
    await moveTo(thief, 'thief.six@example.org');
    await confirm('thief.six@example.org');
    expect((await open(await linkOf(owner.email, 'confirm-email-change', 'passkey was added'))).status).toBe(
      200,
    );
    expect((await signInWith(passkey)).status).toBe(401);
    await reset(owner.email);
    expect((await logIn(server.visitor(), owner.email, NEW)).status).toBe(200);
  });

  test('to an address that somebody moved the account to cannot end the link of the one before', async () => {
    const owner = await server.member();
    const thief = await thiefOf(owner);
    await moveTo(thief, 'thief.seven@example.org');
    await confirm('thief.seven@example.org');
    server.clock.advance(MINUTE);
    await moveTo(thief, 'thief.eight@example.org');
    await confirm('thief.eight@example.org');
    server.clock.advance(MINUTE);
    const own = await linkOf(owner.email, 'confirm-email-change', 'now belongs to');
    const thiefs = await linkOf('thief.seven@example.org', 'confirm-email-change', 'now belongs to');
    const asked = await linkOf('thief.seven@example.org', 'confirm-email-change', 'was asked for');
    expect((await open(thiefs)).status).toBe(200);
    expect((await open(own)).status).toBe(200);
    expect((await open(asked)).status).toBe(400);
    await reset(owner.email);
    expect((await logIn(server.visitor(), owner.email, NEW)).status).toBe(200);
  });
});

describe('a reset by mail', () => {
  test('a reset by mail lists the passkeys and removes them when asked to', async () => {
    const owner = await server.member();
    const passkey = await addPasskey(owner);
    const thief = await thiefOf(owner);
    await moveTo(thief, 'thief.nine@example.org');
    await open(await linkOf(owner.email, 'confirm-email-change', 'was asked for'));
    expect((await server.mailsTo(owner.email)).at(-1)).toContain('Unknown browser, added on');
    expect(await reset(owner.email, { remove_passkeys: true })).toMatchObject({
      status: 200,
      body: { message: 'Your new password is saved.', passkeys: [] },
    });
    expect((await signInWith(passkey)).status).toBe(401);
  });

  test('a reset by mail lets a new browser in while a stranger tries passwords', async () => {
    const owner = await server.member();
    const thief = await thiefOf(owner);
    await moveTo(thief, 'thief.ten@example.org');
    await open(await linkOf(owner.email, 'confirm-email-change', 'was asked for'));
    const browser = server.visitor();
    await reset(owner.email, {}, browser);
    for (let tries = 0; tries < 6; tries += 1) await logIn(server.visitor(), owner.email, 'wrong');
    const late = await logIn(server.visitor(), owner.email, NEW);
    expect(late).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('its link lets this browser in') },
    });
    expect((await logIn(browser, owner.email, NEW)).status).toBe(200);
  });
});
