import type { AccessToken } from '@daylit/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { adminOf } from '../../../test/admin-of.ts';
import { PASSWORD } from '../../../test/members.ts';
import { makeProgram } from '../../../test/programs.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { photoForm, scanForm } from '../../../test/scans.ts';
import { FRESH_FOR } from '../sign-in/fresh-sign-in.ts';
import { purgeSessions } from '../sign-in/purge-sessions.ts';

const server = await startTestServer();
afterAll(server.close);

const DAY = 24 * 60 * 60 * 1000;
const WANTED = { name: 'Skin diary', scopes: ['read'], days: 30 };

const list = async (member: SignedIn) => (await member.get('/api/access-tokens')).body as AccessToken[];
const usage = '/api/usage';
const NO_PHOTO = new Uint8Array(10);

test('a member makes a token, a program reads with it, and after its end it reads nothing', async () => {
  const noor = await server.member();
  const program = await makeProgram(server, noor);
  expect(program.token).toMatch(/^daylit_pat_[\w-]{43}$/);
  expect(await list(noor)).toEqual([program.access_token]);
  expect(program.access_token).toMatchObject({ name: 'Skin diary', scopes: ['read'], last_used_on: null });

  expect(await program.call('GET', usage)).toMatchObject({ status: 200, body: { scans: { used: 0 } } });
  const today = server.clock.now().toISOString().slice(0, 10);
  expect(await list(noor)).toMatchObject([{ last_used_on: today }]);
  const { id } = program.access_token;
  const mallory = await server.member();
  expect((await mallory.delete(`/api/access-tokens/${id}`)).status).toBe(404);
  expect((await noor.delete(`/api/access-tokens/${id}`)).status).toBe(200);
  expect((await program.call('GET', usage)).status).toBe(401);
  expect(await list(noor)).toEqual([]);
  expect((await noor.delete(`/api/access-tokens/${id}`)).status).toBe(404);
});

test('the database keeps no token, and the mail of a new one takes the account back', async () => {
  const noor = await server.member();
  const { token } = await makeProgram(server, noor);
  const rows = await server.db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', noor.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(token.slice(11));
  const [mail = ''] = await server.mailsTo(noor.email);
  expect(mail).toContain('An access token was made.');
  expect(mail).toContain('take your account back');
  expect(mail).not.toContain(token);
});

test('a token needs a fresh sign-in, or the password', async () => {
  const noor = await server.member();
  server.clock.advance(FRESH_FOR);
  const refused = await noor.post('/api/access-tokens', WANTED);
  expect(refused.status).toBe(403);
  expect(refused.headers.get('x-trigger-event')).toBe('passwordNeeded');
  const made = await noor.post('/api/access-tokens', { ...WANTED, current_password: PASSWORD });
  expect(made.status).toBe(200);
});

test.each([
  { ...WANTED, scopes: [] },
  { ...WANTED, scopes: ['read', 'read'] },
  { ...WANTED, scopes: ['billing'] },
  { ...WANTED, days: 31 },
  { ...WANTED, name: '   ' },
  { name: 'Skin diary', scopes: ['read'] },
])('%j is no token', async (wanted) => {
  expect((await (await server.member()).post('/api/access-tokens', wanted)).status).toBe(422);
});

test('a member who asks for twelve tokens at once gets ten', async () => {
  const noor = await server.member();
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => noor.post('/api/access-tokens', WANTED)),
  );
  const made = replies.filter(({ status }) => status === 200);
  expect(made).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await list(noor)).toHaveLength(10);
});

test('a token expires, no longer counts towards the ten, and is removed', async () => {
  const noor = await server.member();
  const program = await makeProgram(server, noor);
  server.clock.advance(30 * DAY);
  expect((await program.call('GET', usage)).status).toBe(401);
  const later = new Date(server.clock.now().getTime() + 1);
  await purgeSessions(server.db, later);
  const left = await server.db
    .selectFrom('access_tokens')
    .select('id')
    .where('user_id', '=', noor.id)
    .execute();
  expect(left).toEqual([]);
});

describe('what ends every session ends every token:', () => {
  const { url } = server;

  test('a new password', async () => {
    const noor = await server.member();
    const program = await makeProgram({ url }, noor);
    const change = {
      email: noor.email,
      username: 'noor',
      new_password: 'plums and quinces',
      current_password: PASSWORD,
    };
    expect((await noor.post('/api/account', change)).status).toBe(200);
    expect((await noor.get('/api/me')).status).toBe(200);
    expect((await program.call('GET', usage)).status).toBe(401);
  });

  test('an operator who disables the account', async () => {
    const { admin, close } = await adminOf(server);
    const noor = await server.member();
    const program = await makeProgram({ url }, noor);
    await admin.disable(noor.email, 'Sends photos of others.');
    await admin.enable(noor.email, 'A mistake.');
    expect((await program.call('GET', usage)).status).toBe(401);
    await close();
  });

  test('the erasure', async () => {
    const noor = await server.member();
    const program = await makeProgram({ url }, noor);
    const erasure = { current_password: PASSWORD, confirm: true };
    expect((await noor.delete('/api/account', erasure)).status).toBe(202);
    expect((await program.call('GET', usage)).status).toBe(401);
  });

  test('a call that makes one meanwhile makes none', async () => {
    const noor = await server.member();
    // The call has been let in, and waits for the lock of the member.
    const made = await server.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', noor.id).forUpdate().execute();
      const call = noor.post('/api/access-tokens', WANTED);
      await expect.poll(async () => (await waiting()).length, { timeout: 5_000 }).toBeGreaterThan(0);
      await transaction.deleteFrom('sessions').where('user_id', '=', noor.id).execute();
      return { call };
    });
    expect((await made.call).status).toBe(401);
  });
});

async function waiting(): Promise<unknown[]> {
  return server.db
    .selectFrom('pg_stat_activity' as never)
    .select('pid' as never)
    .where('wait_event_type' as never, '=', 'Lock' as never)
    .execute();
}

describe('a program passes the same gates as its member', () => {
  test('without the photo consent no photo is checked', async () => {
    const noor = await server.member({ hasPhotoConsent: false });
    const program = await makeProgram(server, noor, { scopes: ['scan'] });
    const photo = photoForm(NO_PHOTO);
    const { status, headers } = await program.call('POST', '/api/validate-photo', photo);
    const own = await noor.post('/api/validate-photo', photoForm(NO_PHOTO));
    expect(status).toBe(403);
    expect(headers.get('x-trigger-event')).toBe(own.headers.get('x-trigger-event'));
  });

  test('without the accepted terms no scan starts', async () => {
    const noor = await server.member({ hasAcceptedTerms: false });
    const program = await makeProgram(server, noor, { scopes: ['scan'] });
    const reply = await program.call('POST', '/api/scan-skin', scanForm(NO_PHOTO));
    const own = await noor.post('/api/scan-skin', scanForm(NO_PHOTO));
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual(own.body);
  });

  test('its calls and those of the pages count together', async () => {
    const noor = await server.member();
    const program = await makeProgram(server, noor, { scopes: ['scan'] });
    const first = await noor.post('/api/validate-photo', photoForm(NO_PHOTO));
    const second = await program.call('POST', '/api/validate-photo', photoForm(NO_PHOTO));
    const [before, after] = [first, second].map(({ headers }) => Number(headers.get('x-checks-left')));
    expect(after).toBe(Number(before) - 1);
  });
});
