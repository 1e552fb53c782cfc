import { afterAll, describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { logIn } from '../../../test/second-factor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { FRESH_FOR } from '../sign-in/fresh-sign-in.ts';

const server = await startTestServer();
afterAll(server.close);

const NEW = 'seven green kettles';

test('the account shows and changes its name, without a password', async () => {
  const noor = await server.member();
  server.clock.advance(FRESH_FOR);
  const saved = await noor.post('/api/account', { email: noor.email, username: 'noor.k' });
  expect(saved).toMatchObject({ status: 200, body: { message: 'Your changes are saved.' } });
  expect((await noor.get('/api/account')).body).toMatchObject({ email: noor.email, username: 'noor.k' });
  const blank = await noor.post('/api/account', { email: noor.email, username: ' \u200b ' });
  expect(blank).toMatchObject({ status: 422, body: { field: 'username' } });
});

describe('a new password', () => {
  test('a new password needs the current one', async () => {
    const noor = await server.member();
    const change = { email: noor.email, username: 'noor', new_password: NEW };
    expect(await noor.post('/api/account', change)).toMatchObject({
      status: 422,
      body: { detail: 'Current password is required to set a new password.', field: 'current_password' },
    });
    expect(await noor.post('/api/account', { ...change, current_password: 'wrong' })).toMatchObject({
      status: 403,
      body: { detail: 'This is not your current password.', field: 'current_password' },
    });
    expect((await logIn(server.visitor(), noor.email)).status).toBe(200);
  });

  test('a new password ends every other session and tells the owner', async () => {
    const noor = await server.member();
    const phone = server.visitor();
    await logIn(phone, noor.email);
    const change = { email: noor.email, username: 'noor', new_password: NEW, current_password: PASSWORD };
    expect((await noor.post('/api/account', change)).status).toBe(200);
    expect((await noor.get('/api/me')).status).toBe(200);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await logIn(server.visitor(), noor.email)).status).toBe(401);
    expect((await logIn(server.visitor(), noor.email, NEW)).status).toBe(200);
    expect((await server.mailsTo(noor.email)).at(-1)).toContain('Your password was changed');
  });

  test.each(['password1', 'kettle@example.org', 'kettle-daylit'])('%s is refused', async (new_password) => {
    const member = await server.member({ username: 'kettle' });
    const refused = await member.post('/api/account', {
      email: 'kettle@example.org',
      username: 'kettle',
      new_password,
      current_password: PASSWORD,
    });
    expect(refused).toMatchObject({ status: 422, body: { field: 'new_password' } });
  });

  test('a new password cannot be found by trying: five wrong passwords, then a delay', async () => {
    const noor = await server.member();
    const change = { email: noor.email, username: 'noor', new_password: NEW };
    for (let tries = 0; tries < 5; tries += 1)
      await noor.post('/api/account', { ...change, current_password: `wrong ${tries}` });
    expect((await noor.post('/api/account', { ...change, current_password: PASSWORD })).status).toBe(429);
    // The owner logs in elsewhere without a delay.
    expect((await logIn(server.visitor(), noor.email)).status).toBe(200);
  });
});

describe('a fresh sign-in', () => {
  const calls = ['/api/2fa/setup', '/api/2fa/backup-codes', '/api/passkeys/options'] as const;

  test.each(calls)('a fresh sign-in is needed for %s, for 15 minutes', async (path) => {
    const noor = await server.member();
    server.clock.advance(FRESH_FOR - 1000);
    expect((await noor.post(path)).status).not.toBe(403);
    server.clock.advance(1000);
    const stale = await noor.post(path);
    expect(stale).toMatchObject({
      status: 403,
      body: { detail: 'Please confirm your password. You signed in more than 15 minutes ago.' },
    });
    expect(stale.headers.get('x-trigger-event')).toBe('passwordNeeded');
    const wrong = await noor.post(path, { current_password: 'wrong' });
    expect(wrong).toMatchObject({ status: 403, body: { field: 'current_password' } });
    expect((await noor.post(path, { current_password: PASSWORD })).status).not.toBe(403);
    // The password counts as a sign-in from then on.
    expect((await noor.post(path)).status).not.toBe(403);
  });

  test('a fresh sign-in is confirmed for one browser only', async () => {
    const noor = await server.member();
    const phone = server.visitor();
    await logIn(phone, noor.email);
    server.clock.advance(FRESH_FOR);
    expect((await noor.post('/api/2fa/setup', { current_password: PASSWORD })).status).toBe(200);
    expect((await phone.post('/api/2fa/setup')).status).toBe(403);
  });

  test('a fresh sign-in is needed for another address, and for turning a second factor off', async () => {
    const noor = await server.member();
    server.clock.advance(FRESH_FOR);
    const change = { email: 'other@example.org', username: 'noor' };
    expect((await noor.post('/api/account', change)).status).toBe(403);
    expect((await noor.post('/api/2fa/disable', { code: '123456' })).status).toBe(403);
    expect((await noor.delete('/api/passkeys/1')).status).toBe(403);
    expect((await noor.post('/api/account', { ...change, current_password: PASSWORD })).status).toBe(200);
  });
});
