import { afterAll, describe, expect, test } from 'vitest';
import { adminOf } from '../../../test/admin-of.ts';
import {
  acceptInvite,
  createOperatorBrowser,
  invite,
  OPERATOR_PASSWORD as password,
  signedInOperator,
} from '../../../test/operator-browser.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ env: { OPERATOR_PAGE: 'on' } });
afterAll(server.close);

const MINUTE = 60_000;
const PAGES = ['/operator', '/operator/jobs', '/operator/state', '/operator/log', '/operator/passkeys'];

test('without the setting there is nothing at any address of the page, and nobody is invited', async () => {
  const other = await startTestServer();
  const browser = createOperatorBrowser(other);
  for (const page of [...PAGES, '/operator/invite?token=x'])
    expect(await browser.get(page)).toMatchObject({ status: 404 });
  expect(await browser.post('/operator/login', { name: 'ada', password, code: '000000' })).toMatchObject({
    status: 404,
  });
  await other.close();
});

describe('an invitation', () => {
  test('an invitation makes one account, once', async () => {
    const address = await invite(server, 'ada');
    const browser = createOperatorBrowser(server);
    const { app, shown } = await acceptInvite(server, browser, address);
    expect(shown).toMatchObject({ status: 303 });
    expect(await browser.get(address)).toMatchObject({
      status: 400,
      html: expect.stringContaining('This invitation is over'),
    });
    // The code that proved the app is used up.
    const login = (code: string) => browser.post('/operator/login', { name: 'ada', password, code });
    expect(await login(app.code())).toMatchObject({ status: 401 });
    server.clock.advance(30_000);
    expect(await login(app.code())).toMatchObject({ status: 303 });
  });

  test('an invitation is over after 15 minutes, after five wrong codes, and when there is a newer one', async () => {
    const browser = createOperatorBrowser(server);
    const late = await invite(server, 'bea');
    server.clock.advance(15 * MINUTE);
    expect(await browser.get(late)).toMatchObject({ status: 400 });

    const guessed = await invite(server, 'bea');
    const token = guessed.split('=')[1] ?? '';
    for (let tries = 0; tries < 5; tries += 1)
      await browser.post('/operator/invite', { token, password, code: 'wrong' });
    expect(await browser.get(guessed)).toMatchObject({ status: 400 });

    const first = await invite(server, 'bea');
    await invite(server, 'bea');
    expect(await browser.get(first)).toMatchObject({ status: 400 });
  });

  test('an invitation takes no weak password', async () => {
    const address = await invite(server, 'cleo');
    const token = address.split('=')[1] ?? '';
    const browser = createOperatorBrowser(server);
    const shown = await browser.post('/operator/invite', { token, password: 'password', code: '000000' });
    expect(shown).toMatchObject({ status: 422, html: expect.stringContaining('role="alert"') });
    expect(await browser.get(address)).toMatchObject({ status: 200 });
  });

  test('another invitation replaces a lost app and password, and ends the sessions', async () => {
    const dora = await signedInOperator(server, 'dora');
    const { app } = await acceptInvite(server, createOperatorBrowser(server), await invite(server, 'dora'));
    expect(await dora.get('/operator/log')).toMatchObject({ status: 303 });
    server.clock.advance(30_000);
    const login = (code: string) => dora.post('/operator/login', { name: 'dora', password, code });
    expect(await login(dora.app.code())).toMatchObject({ status: 401 });
    expect(await login(app.code())).toMatchObject({ status: 303 });
  });

  test.each(['A', 'x', 'Anna', 'anna maria', 'a'.repeat(31), '1a'])('%j is no name', async (name) => {
    await expect(invite(server, name)).rejects.toThrow('A name of an operator');
  });
});

describe('signing in', () => {
  test('the cookie is for these pages only, and for no script', async () => {
    const { app } = await acceptInvite(server, createOperatorBrowser(server), await invite(server, 'eva'));
    server.clock.advance(30_000);
    const browser = createOperatorBrowser(server);
    const { headers } = await browser.post('/operator/login', { name: 'eva', password, code: app.code() });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^operator-session=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await browser.get('/operator')).html).toContain('Sign out eva');
    await browser.post('/operator/logout', {});
    expect((await browser.get('/operator/log')).status).toBe(303);
  });

  test('a session ends after 15 minutes without a call, and after 8 hours', async () => {
    const fay = await signedInOperator(server, 'fay');
    server.clock.advance(15 * MINUTE - 1);
    expect((await fay.get('/operator/log')).status).toBe(200);
    server.clock.advance(15 * MINUTE);
    expect((await fay.get('/operator/log')).status).toBe(303);

    const login = { name: 'fay', password, code: fay.newCode() };
    expect((await fay.post('/operator/login', login)).status).toBe(303);
    for (let minutes = 10; minutes < 8 * 60; minutes += 10) {
      server.clock.advance(10 * MINUTE);
      expect((await fay.get('/operator/log')).status).toBe(200);
    }
    server.clock.advance(10 * MINUTE);
    expect((await fay.get('/operator/log')).status).toBe(303);
  });

  test('whatever is wrong, the answer is the same, and after five tries a name waits, until it is invited again', async () => {
    const gail = await signedInOperator(server, 'gail');
    const tries = [
      { name: 'nobody', password, code: '123456' },
      { name: 'gail', password: 'another long one', code: gail.newCode() },
      { name: 'gail', password, code: '12345' },
    ];
    for (const fields of tries)
      expect(await createOperatorBrowser(server).post('/operator/login', fields)).toMatchObject({
        status: 401,
        html: expect.stringContaining('Login failed. Check name, password and code.'),
      });
    const right = { name: 'gail', password, code: gail.newCode() };
    for (let n = 0; n < 3; n += 1)
      await createOperatorBrowser(server).post('/operator/login', { name: 'gail', password, code: 'x' });
    const refused = await createOperatorBrowser(server).post('/operator/login', right);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    const browser = createOperatorBrowser(server);
    const { app } = await acceptInvite(server, browser, await invite(server, 'gail'));
    const again = { name: 'gail', password, code: app.code(1) };
    expect((await browser.post('/operator/login', again)).status).toBe(303);
  });

  test('a network has 60 tries a minute', async () => {
    const browser = createOperatorBrowser(server);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await browser.get('/operator/invite?token=unknown')).status);
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 400));
    expect(statuses[60]).toBe(429);
  });

  test('an operator who is removed is signed out and cannot sign in', async () => {
    const hana = await signedInOperator(server, 'hana');
    const { admin, close } = await adminOf(server);
    await admin.removeOperator('hana');
    await expect(admin.removeOperator('hana')).rejects.toThrow('No operator has the name');
    await close();
    expect((await hana.get('/operator/log')).status).toBe(303);
    const login = { name: 'hana', password, code: hana.newCode() };
    expect((await hana.post('/operator/login', login)).status).toBe(401);
  });
});

test('a member has no way in, and an operator none to the calls of members', async () => {
  const noor = await server.member();
  for (const page of PAGES.slice(1)) expect((await noor.get(page)).status).toBe(303);
  expect((await noor.get('/operator')).body).toContain('action="/operator/login"');
  const iris = await signedInOperator(server, 'iris');
  expect((await iris.get('/api/me')).status).toBe(401);
});

test('another site cannot send a form, and no page runs a script or is kept', async () => {
  const june = await signedInOperator(server, 'june');
  const forged = await june.post(
    '/operator/member',
    { subject: 'a@b.example' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(forged.status).toBe(403);
  for (const page of PAGES) {
    const { headers, html } = await june.get(page);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('content-security-policy')).not.toContain('script-src');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).not.toContain('<script');
  }
});
