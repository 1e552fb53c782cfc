import type { PasskeyCreation, PasskeyRequest } from '@daylit/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { turnOnTwoFactor } from '../../../test/second-factor.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../test/software-passkey.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { FRESH_FOR } from '../sign-in/fresh-sign-in.ts';
import { CHALLENGE_LIFETIME } from './passkey-challenges.ts';
import { findPasskeyObstacle } from './relying-party.ts';

const origin = 'https://daylit.example';
const server = await startTestServer({ env: { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1' } });
afterAll(server.close);

async function add(member: SignedIn, passkey: SoftwarePasskey) {
  const options = (await member.post('/api/passkeys/options')).body as PasskeyCreation;
  return member.post('/api/passkeys', passkey.create(options));
}

async function requestFor(browser: Visitor): Promise<PasskeyRequest> {
  return (await browser.post('/api/passkey-login/options')).body as PasskeyRequest;
}

async function signIn(browser: Visitor, passkey: SoftwarePasskey) {
  return browser.post('/api/passkey-login', passkey.prove(await requestFor(browser)));
}

test('a member adds a passkey, signs in with it and removes it', async () => {
  const noor = await server.member();
  const passkey = createSoftwarePasskey({ origin });
  const added = await add(noor, passkey);
  expect(added).toMatchObject({ status: 200, body: { name: 'Unknown browser', last_used_at: null } });

  const phone = server.visitor();
  expect((await signIn(phone, passkey)).status).toBe(200);
  expect(await phone.get('/api/me')).toMatchObject({ body: { email: noor.email } });
  const { body } = await noor.get('/api/passkeys');
  expect(body).toMatchObject({ unavailable_reason: null, passkeys: [{ last_used_at: expect.any(String) }] });

  const { id } = added.body as { id: number };
  const mallory = await server.member();
  expect((await mallory.delete(`/api/passkeys/${id}`)).status).toBe(404);
  expect((await noor.delete(`/api/passkeys/${id}`)).status).toBe(200);
  expect((await signIn(server.visitor(), passkey)).status).toBe(401);
  const subjects = await server.db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', noor.email)
    .orderBy('id')
    .execute();
  expect(subjects.map(({ subject }) => subject)).toEqual([
    'A passkey was added to your Daylit account',
    'A passkey was removed from your Daylit account',
  ]);
});

test('a passkey is two factors, so that no code is asked for', async () => {
  const noor = await server.member();
  const passkey = createSoftwarePasskey({ origin });
  await add(noor, passkey);
  await turnOnTwoFactor(server, noor);
  const phone = server.visitor();
  expect((await signIn(phone, passkey)).status).toBe(200);
  expect((await phone.get('/api/me')).status).toBe(200);
});

test('a passkey is a fresh sign-in for its own account only', async () => {
  const noor = await server.member();
  const passkey = createSoftwarePasskey({ origin });
  await add(noor, passkey);
  server.clock.advance(FRESH_FOR);
  expect((await noor.post('/api/2fa/setup')).status).toBe(403);
  expect((await signIn(noor, passkey)).status).toBe(200);
  expect((await noor.post('/api/2fa/setup')).status).toBe(200);

  const mila = await server.member();
  expect((await signIn(mila, passkey)).status).toBe(403);
  expect(await mila.get('/api/me')).toMatchObject({ body: { email: mila.email } });
});

describe('refused', () => {
  test('an answer that is sent again, comes late, or answers nothing', async () => {
    const noor = await server.member();
    const passkey = createSoftwarePasskey({ origin });
    await add(noor, passkey);
    const browser = server.visitor();
    const proof = passkey.prove(await requestFor(browser));
    expect((await browser.post('/api/passkey-login', proof)).status).toBe(200);
    expect((await server.visitor().post('/api/passkey-login', proof)).status).toBe(401);
    const late = passkey.prove(await requestFor(browser));
    server.clock.advance(CHALLENGE_LIFETIME);
    expect((await server.visitor().post('/api/passkey-login', late)).status).toBe(401);
    const invented = passkey.prove({ ...(await requestFor(browser)), challenge: 'x'.repeat(43) });
    expect((await server.visitor().post('/api/passkey-login', invented)).status).toBe(401);
  });

  test('the challenge of one purpose for another', async () => {
    const noor = await server.member();
    const passkey = createSoftwarePasskey({ origin });
    const { challenge } = await requestFor(noor);
    const options = (await noor.post('/api/passkeys/options')).body as PasskeyCreation;
    expect((await noor.post('/api/passkeys', passkey.create({ ...options, challenge }))).status).toBe(422);
    const mallory = await server.member();
    expect((await mallory.post('/api/passkeys', passkey.create(options))).status).toBe(422);
  });

  test.each([
    ['from another site', { origin: 'https://daylit.example.evil.test' }],
    ['that asked for no finger, face or code', { origin, isVerified: false }],
  ])('one %s', async (_, options) => {
    const noor = await server.member();
    const passkey = createSoftwarePasskey(options);
    expect(await add(noor, passkey)).toMatchObject({
      status: 422,
      body: { detail: 'The passkey could not be checked. Please start again.' },
    });
    expect((await noor.get('/api/passkeys')).body).toMatchObject({ passkeys: [] });
  });

  test('the signature of another device', async () => {
    const noor = await server.member();
    const [own, foreign] = [createSoftwarePasskey({ origin }), createSoftwarePasskey({ origin })];
    await add(noor, own);
    const browser = server.visitor();
    const request = await requestFor(browser);
    const proof = { ...foreign.prove(request), id: own.prove(request).id };
    expect((await browser.post('/api/passkey-login', { ...proof, rawId: proof.id })).status).toBe(401);
  });

  test('the twenty-first', async () => {
    const noor = await server.member();
    for (let n = 0; n < 20; n += 1) {
      const added = await add(noor, createSoftwarePasskey({ origin }));
      expect(added.status).toBe(200);
    }
    expect((await noor.post('/api/passkeys/options')).status).toBe(409);
  });
});

test.each(['https://daylit.example', 'http://localhost:3000'])('%s can have passkeys', (url) => {
  expect(findPasskeyObstacle(url)).toBeUndefined();
});

test.each([
  ['http://127.0.0.1:3000', 'instead of digits.'],
  ['https://[::1]:3000', 'instead of digits.'],
  ['http://daylit.example', 'begins with https'],
])('%s can have none, and says why', (url, reason) => {
  expect(findPasskeyObstacle(url)).toContain(reason);
});
