import { afterAll, describe, expect, test } from 'vitest';
import { authenticatorOf, beginLogin, logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { SETUP_LIFETIME } from './two-factor.ts';

const server = await startTestServer();
afterAll(server.close);

const STEP = 30_000;
const WRONG = '000000';

const isOn = async (who: { get(path: string): Promise<{ body: unknown }> }) =>
  ((await who.get('/api/me')).body as { is_2fa_enabled: boolean }).is_2fa_enabled;

test('a member turns it on and logs in with a code of the app', async () => {
  const noor = await server.member();
  const { app, codes } = await turnOnTwoFactor(server, noor);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await isOn(noor)).toBe(true);

  const phone = server.visitor();
  expect(await logIn(phone, noor.email)).toMatchObject({ status: 200, body: { requires_2fa: true } });
  // The password alone opens nothing.
  expect((await phone.get('/api/me')).status).toBe(401);
  const token = await beginLogin(phone, noor.email);
  server.clock.advance(STEP);
  expect((await phone.post('/api/2fa/verify-login', { token, code: app.code() })).status).toBe(200);
  expect(await phone.get('/api/me')).toMatchObject({ status: 200, body: { email: noor.email } });
  expect((await server.mailsTo(noor.email)).at(-1)).toContain('Two-factor sign-in was turned on');
});

test('a code counts once, also when it was the one that turned it on', async () => {
  const noor = await server.member();
  const { app } = await turnOnTwoFactor(server, noor);
  const used = app.code();
  const refused = { status: 401, body: { detail: expect.stringContaining('2FA verification failed') } };
  const first = await beginLogin(server.visitor(), noor.email);
  expect(await server.visitor().post('/api/2fa/verify-login', { token: first, code: used })).toMatchObject(
    refused,
  );
  server.clock.advance(STEP);
  expect(
    (await server.visitor().post('/api/2fa/verify-login', { token: first, code: app.code() })).status,
  ).toBe(200);
  const second = await beginLogin(server.visitor(), noor.email);
  expect(
    await server.visitor().post('/api/2fa/verify-login', { token: second, code: app.code() }),
  ).toMatchObject(refused);
  // Nor does an older code, whose step has passed.
  expect(
    await server.visitor().post('/api/2fa/verify-login', { token: second, code: app.code(-1) }),
  ).toMatchObject(refused);
});

test.each([
  [-2, 401],
  [-1, 200],
  [1, 200],
  [2, 401],
])('a code of a clock that is off by %i steps answers %i', async (steps, status) => {
  const noor = await server.member();
  const { app } = await turnOnTwoFactor(server, noor);
  server.clock.advance(10 * STEP);
  const phone = server.visitor();
  const token = await beginLogin(phone, noor.email);
  expect((await phone.post('/api/2fa/verify-login', { token, code: app.code(steps) })).status).toBe(status);
});

test('a backup code logs in once, however it is typed, and the owner is told', async () => {
  const noor = await server.member();
  const { codes } = await turnOnTwoFactor(server, noor);
  const typed = codes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
  const use = async (code: string) => {
    const token = await beginLogin(server.visitor(), noor.email);
    return (await server.visitor().post('/api/2fa/verify-login', { token, code })).status;
  };
  expect(await use(typed)).toBe(200);
  expect((await server.mailsTo(noor.email)).at(-1)).toContain('One of your backup codes was used');
  expect(await use(codes[3] ?? '')).toBe(401);
  expect(await use(codes[4] ?? '')).toBe(200);
});

test('new backup codes make the old ones void', async () => {
  const noor = await server.member();
  const { codes } = await turnOnTwoFactor(server, noor);
  const { status, body } = await noor.post('/api/2fa/backup-codes');
  expect(status).toBe(200);
  const replaced = (body as { backup_codes: string[] }).backup_codes;
  expect(replaced.filter((code) => codes.includes(code))).toEqual([]);
  const token = await beginLogin(server.visitor(), noor.email);
  const tryCode = (code: string | undefined) =>
    server.visitor().post('/api/2fa/verify-login', { token, code });
  expect((await tryCode(codes[0])).status).toBe(401);
  expect((await tryCode(replaced[0])).status).toBe(200);
});

test('no code and no secret is readable in the database', async () => {
  const noor = await server.member();
  const { body } = await noor.post('/api/2fa/setup');
  const secret = new URL((body as { qr_uri: string }).qr_uri).searchParams.get('secret') ?? '';
  const app = authenticatorOf((body as { qr_uri: string }).qr_uri, server);
  const verified = await noor.post('/api/2fa/verify', { code: app.code() });
  const rows = JSON.stringify([
    await server.db.selectFrom('two_factor').selectAll().execute(),
    await server.db.selectFrom('backup_codes').selectAll().execute(),
  ]);
  expect(secret).toHaveLength(32);
  for (const code of (verified.body as { backup_codes: string[] }).backup_codes) {
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(Buffer.from(code.replaceAll('-', '')).toJSON().data.join(','));
  }
  expect(rows).not.toContain(secret);
});

describe('a setup', () => {
  test('a setup ends after five wrong codes, and the sixth is not even checked', async () => {
    const noor = await server.member();
    const { body } = await noor.post('/api/2fa/setup');
    const app = authenticatorOf((body as { qr_uri: string }).qr_uri, server);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await noor.post('/api/2fa/verify', { code: WRONG })).toMatchObject({
        status: 422,
        body: { detail: 'Invalid code, try again.', field: 'code' },
      });
    }
    expect((await noor.post('/api/2fa/verify', { code: app.code() })).status).toBe(409);
    expect(await isOn(noor)).toBe(false);
  });

  test('a setup waits ten minutes for its first code', async () => {
    const noor = await server.member();
    const { body } = await noor.post('/api/2fa/setup');
    const app = authenticatorOf((body as { qr_uri: string }).qr_uri, server);
    server.clock.advance(SETUP_LIFETIME);
    expect((await noor.post('/api/2fa/verify', { code: app.code() })).status).toBe(409);
    await noor.post('/api/2fa/setup', { current_password: 'correct horse battery' });
    server.clock.advance(SETUP_LIFETIME - 1000);
    expect((await noor.post('/api/2fa/verify', { code: app.code() })).status).toBe(422);
  });

  test('a setup is refused while it is on, and changes nothing', async () => {
    const noor = await server.member();
    await turnOnTwoFactor(server, noor);
    expect((await noor.post('/api/2fa/setup')).status).toBe(409);
    expect(await isOn(noor)).toBe(true);
  });
});

describe('turning it off', () => {
  test('turning it off takes a code, and then the password alone logs in', async () => {
    const noor = await server.member();
    const { codes } = await turnOnTwoFactor(server, noor);
    expect((await noor.post('/api/2fa/disable', { code: WRONG })).status).toBe(422);
    expect(await isOn(noor)).toBe(true);
    expect((await noor.post('/api/2fa/disable', { code: codes[0] })).status).toBe(200);
    expect(await isOn(noor)).toBe(false);
    expect(await logIn(server.visitor(), noor.email)).toMatchObject({ body: { requires_2fa: false } });
    expect((await server.mailsTo(noor.email)).at(-1)).toContain('Two-factor sign-in was turned off');
    expect((await noor.post('/api/2fa/disable', { code: codes[1] })).status).toBe(409);
    expect((await noor.post('/api/2fa/backup-codes')).status).toBe(409);
  });
});
