import { afterAll, describe, expect, test } from 'vitest';
import { beginLogin, logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { STEP_LIFETIME } from './login-steps.ts';

const server = await startTestServer();
afterAll(server.close);

const OVER = { status: 401, body: { detail: 'This login is no longer open. Please log in again.' } };

async function memberWithTwoFactor() {
  const member = await server.member();
  const { app, codes } = await turnOnTwoFactor(server, member);
  return { member, app, codes };
}

describe('the token of the first step', () => {
  test('the token of the first step allows five codes', async () => {
    const { member, codes } = await memberWithTwoFactor();
    const token = await beginLogin(server.visitor(), member.email);
    const send = (code = '') => server.visitor().post('/api/2fa/verify-login', { token, code });
    for (let tries = 0; tries < 5; tries += 1) expect((await send('123456')).status).toBe(401);
    expect(await send(codes[0])).toMatchObject(OVER);
  });

  test('the token of the first step counts once', async () => {
    const { member, codes } = await memberWithTwoFactor();
    const token = await beginLogin(server.visitor(), member.email);
    const send = (code = '') => server.visitor().post('/api/2fa/verify-login', { token, code });
    expect((await send(codes[0])).status).toBe(200);
    expect(await send(codes[1])).toMatchObject(OVER);
  });

  test('the token of the first step is valid for five minutes', async () => {
    const { member, codes } = await memberWithTwoFactor();
    const [early, late] = [
      await beginLogin(server.visitor(), member.email),
      await beginLogin(server.visitor(), member.email),
    ];
    server.clock.advance(STEP_LIFETIME - 1000);
    const send = (token: string, code = '') =>
      server.visitor().post('/api/2fa/verify-login', { token, code });
    expect((await send(early, codes[0])).status).toBe(200);
    server.clock.advance(1000);
    expect(await send(late, codes[1])).toMatchObject(OVER);
  });

  test('the token of the first step takes no code of another member, and opens nothing by itself', async () => {
    const noor = await memberWithTwoFactor();
    const mallory = await memberWithTwoFactor();
    const token = await beginLogin(server.visitor(), noor.member.email);
    const stolen = await server.visitor().post('/api/2fa/verify-login', { token, code: mallory.codes[0] });
    expect(stolen.status).toBe(401);
    const asCookie = await server.visitor().get('/api/me', { cookie: `session=${token}` });
    expect(asCookie.status).toBe(401);
    const invented = { token: 'x'.repeat(43), code: mallory.codes[0] ?? '' };
    expect(await server.visitor().post('/api/2fa/verify-login', invented)).toMatchObject(OVER);
  });

  test('the token of the first step ends with a new password', async () => {
    const { member, codes } = await memberWithTwoFactor();
    const token = await beginLogin(server.visitor(), member.email);
    await member.post('/api/account', {
      email: member.email,
      username: 'noor',
      current_password: 'correct horse battery',
      new_password: 'seven green kettles',
    });
    expect(await server.visitor().post('/api/2fa/verify-login', { token, code: codes[0] })).toMatchObject(
      OVER,
    );
  });
});

test('wrong codes are delayed across logins, but not in a browser that is known', async () => {
  const { member, app, codes } = await memberWithTwoFactor();
  const known = server.visitor();
  const first = await beginLogin(known, member.email);
  await known.post('/api/2fa/verify-login', { token: first, code: codes[0] });

  const token = await beginLogin(server.visitor(), member.email);
  for (let tries = 0; tries < 5; tries += 1)
    await server.visitor().post('/api/2fa/verify-login', { token, code: '123456' });
  const next = await beginLogin(server.visitor(), member.email);
  const delayed = await server.visitor().post('/api/2fa/verify-login', { token: next, code: codes[1] });
  expect(delayed.status).toBe(429);
  expect(Number(delayed.headers.get('retry-after'))).toBeGreaterThan(0);

  server.clock.advance(30_000);
  const own = await beginLogin(known, member.email);
  expect((await known.post('/api/2fa/verify-login', { token: own, code: app.code() })).status).toBe(200);
});

test('sessions are listed with their device and ended one by one', async () => {
  const noor = await server.member();
  const phone = server.visitor();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const login = new FormData();
  login.append('email', noor.email);
  login.append('password', 'correct horse battery');
  server.clock.advance(1000);
  await phone.post('/api/login', login, { 'user-agent': userAgent });
  const { body } = await noor.get('/api/sessions');
  expect(body).toMatchObject([
    { device: 'Firefox on Windows', is_current: false },
    { device: 'Unknown browser', is_current: true },
  ]);
  const [{ id }] = body as [{ id: string }];

  const mallory = await server.member();
  const foreign = await mallory.delete(`/api/sessions/${id}`);
  const absent = await mallory.delete('/api/sessions/nothing');
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual(absent.body);
  expect((await phone.get('/api/me')).status).toBe(200);

  expect((await noor.delete(`/api/sessions/${id}`)).status).toBe(200);
  expect((await phone.get('/api/me')).status).toBe(401);
  expect((await noor.get('/api/sessions')).body).toHaveLength(1);
  expect((await noor.delete(`/api/sessions/${id}`)).status).toBe(404);
});

test('a login with the password still works where no second factor is set up', async () => {
  const noor = await server.member();
  expect(await logIn(server.visitor(), noor.email)).toMatchObject({
    status: 200,
    body: { requires_2fa: false, partial_token: null },
  });
});
