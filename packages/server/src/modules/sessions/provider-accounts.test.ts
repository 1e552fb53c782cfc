import { afterAll, describe, expect, test } from 'vitest';
import {
  type FakeProvider,
  type Person,
  providerEnv,
  startFakeProvider,
} from '../../../test/fake-provider.ts';
import { comeBack, emailOf, pageOf, person, visitsTo } from '../../../test/provider-visits.ts';
import { logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import type { Reply, Visitor } from '../../../test/visitor.ts';

const [clinic, shop] = [await startFakeProvider(), await startFakeProvider()];
const { visitClinic, join } = visitsTo(clinic);
const server = await startTestServer({ env: providerEnv({ clinic, shop }) });
const trusting = await startTestServer({
  beside: server,
  env: { ...providerEnv({ clinic, shop }), OIDC_LINK: 'verified-email' },
});
afterAll(async () => {
  await trusting.close();
  await server.close();
  await Promise.all([clinic.close(), shop.close()]);
});

async function link(member: Visitor, somebody: Person, provider: FakeProvider = clinic): Promise<Reply> {
  const id = provider === clinic ? 'clinic' : 'shop';
  return comeBack(member, provider.admit(await pageOf(member, '/api/identities', id), somebody), id);
}

describe('a member of an account at a provider', () => {
  test('the account is found by its subject, whatever becomes of its address', async () => {
    const noor = person();
    await join(server, noor);
    const other = await server.member();
    const browser = server.visitor();
    await visitClinic(browser, { ...noor, email: other.email });
    expect(await emailOf(browser)).toBe(noor.email);
  });

  test('the second factor of the member is asked for, whatever the provider says', async () => {
    const member = await server.member();
    const noor = person();
    await link(member, noor);
    const { codes } = await turnOnTwoFactor(server, member);
    const browser = server.visitor();
    const { body } = await visitClinic(browser, { ...noor, claims: { amr: ['mfa'], acr: 'mfa' } });
    expect(body).toMatchObject({ step: 'second_factor' });
    expect((await browser.get('/api/me')).status).toBe(401);
    const { partial_token: token } = body as { partial_token: string };
    expect((await browser.post('/api/2fa/verify-login', { token, code: codes[0] })).status).toBe(200);
    expect(await emailOf(browser)).toBe(member.email);
  });

  test('the browser of one member does not become that of another', async () => {
    const noor = person();
    await join(server, noor);
    const other = await server.member();
    expect((await visitClinic(other, noor)).status).toBe(403);
    expect((await visitClinic(other, person())).status).toBe(403);
    expect(await emailOf(other)).toBe(other.email);
  });
});

describe('an account with the address', () => {
  test('an account with the address has to be linked by its member', async () => {
    const { email } = await server.member();
    expect(await visitClinic(server.visitor(), person({ email }))).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^There is a Daylit account.*Log in first, then link Clinic/) },
    });
  });

  test('OIDC_LINK=verified-email links it, and tells the member', async () => {
    const { email } = await server.member();
    const browser = trusting.visitor();
    expect(await visitClinic(browser, person({ email }))).toMatchObject({ body: { step: 'done' } });
    expect(await emailOf(browser)).toBe(email);
    expect(await server.mailsTo(email)).toEqual([expect.stringContaining('The provider is Clinic.')]);
  });

  test('OIDC_LINK=verified-email links nothing by an address that the provider has not verified', async () => {
    const { email } = await server.member();
    const noor = person({ email, email_verified: false });
    expect(await visitClinic(trusting.visitor(), noor)).toMatchObject({ body: { step: 'registration' } });
  });

  test('OIDC_LINK=verified-email links nothing before the second factor', async () => {
    const member = await server.member();
    const { codes } = await turnOnTwoFactor(server, member);
    const browser = trusting.visitor();
    const { body } = await visitClinic(browser, person({ email: member.email }));
    expect(body).toMatchObject({ step: 'second_factor' });
    const list = async () => (await member.get('/api/identities')).body;
    expect(await list()).toMatchObject({ identities: [] });
    const { partial_token: token } = body as { partial_token: string };
    await browser.post('/api/2fa/verify-login', { token, code: codes[0] });
    expect(await list()).toMatchObject({ identities: [{ provider: 'clinic' }] });
  });
});

describe('linking', () => {
  test('a member links two providers and unlinks one, and each change is mailed', async () => {
    const member = await server.member();
    const [noor, buyer] = [person(), person()];
    expect(await link(member, noor)).toMatchObject({ body: { step: 'linked' } });
    expect(await link(member, buyer, shop)).toMatchObject({ body: { step: 'linked' } });
    const { body } = await member.get('/api/identities');
    expect(body).toMatchObject({
      identities: [{ name: 'Shop' }, { name: 'Clinic' }],
      has_password: true,
    });
    const [, { id }] = (body as { identities: [{ id: number }, { id: number }] }).identities;
    expect((await member.delete(`/api/identities/${id}`)).status).toBe(200);
    expect(await visitClinic(server.visitor(), noor)).toMatchObject({ body: { step: 'registration' } });
    expect(await server.mailsTo(member.email)).toEqual([
      expect.stringContaining('The provider is Clinic.'),
      expect.stringContaining('The provider is Shop.'),
      expect.stringContaining('can no longer sign in'),
    ]);
  });

  test('linking needs a fresh sign-in', async () => {
    const member = await server.member();
    await link(member, person());
    server.clock.advance(15 * 60 * 1000);
    const refused = { status: 403, headers: expect.anything() };
    expect(await member.post('/api/identities', { provider: 'shop' })).toMatchObject(refused);
    expect(await member.delete('/api/identities/1')).toMatchObject(refused);
  });

  test('an account at a provider belongs to one member, who has one of each provider', async () => {
    const noor = person();
    const [first, second] = [await server.member(), await server.member()];
    await link(first, noor);
    expect((await link(second, noor)).status).toBe(409);
    expect((await link(first, person())).status).toBe(409);
  });

  test('somebody else who logs in meanwhile is not linked', async () => {
    const member = await server.member();
    const query = clinic.admit(await pageOf(member, '/api/identities'), person());
    const other: SignedIn = await server.member();
    await logIn(member, other.email);
    expect(await comeBack(member, query)).toMatchObject({ status: 403 });
  });

  test('the only way to sign in stays, until there is a password', async () => {
    const noor = person();
    const browser = await join(server, noor);
    const { body } = await browser.get('/api/identities');
    const [{ id }] = (body as { identities: [{ id: number }] }).identities;
    expect(body).toMatchObject({ has_password: false });
    expect((await browser.delete(`/api/identities/${id}`)).status).toBe(409);
    await server.db
      .updateTable('users')
      .set({ has_password: true })
      .where('email', '=', noor.email ?? '')
      .execute();
    expect((await browser.delete(`/api/identities/${id}`)).status).toBe(200);
  });

  test('the link of the mail takes the account back', async () => {
    const member = await server.member();
    const noor = person();
    await link(member, noor);
    const [mail = ''] = await server.mailsTo(member.email);
    const token = /confirm-email-change\?[^\s]*token=([\w-]{43})/.exec(mail)?.[1];
    await server.visitor().get(`/api/confirm-email-change?token=${token}&by=button`);
    expect(await visitClinic(server.visitor(), noor)).toMatchObject({ body: { step: 'registration' } });
  });
});
