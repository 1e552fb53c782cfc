import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, providerEnv, startFakeProvider } from '../../../test/fake-provider.ts';
import { ADULT, comeBack, emailOf, pageOf, person, visitsTo } from '../../../test/provider-visits.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { PROVIDER_LOGIN_LIFETIME } from '../sign-in/provider-logins.ts';

const [clinic, shop] = [await startFakeProvider(), await startFakeProvider()];
const { visitClinic, join } = visitsTo(clinic);
const server = await startTestServer({ env: providerEnv({ clinic, shop }) });
afterAll(async () => {
  await server.close();
  await Promise.all([clinic.close(), shop.close()]);
});
beforeEach(() => {
  clinic.isAway = false;
});

describe('somebody who was never here', () => {
  test('somebody who was never here registers with the address that the provider has verified', async () => {
    const noor = person();
    const browser = server.visitor();
    expect(await visitClinic(browser, noor)).toMatchObject({
      status: 200,
      body: { step: 'registration', email: noor.email, partial_token: null },
    });
    await browser.post('/api/provider-login/register', ADULT);
    expect((await browser.get('/api/me')).body).toMatchObject({
      email: noor.email,
      is_email_verified: true,
      onboarding_complete: false,
      agreed_to_terms: false,
    });
    const later = server.visitor();
    expect(await visitClinic(later, noor)).toMatchObject({ body: { step: 'done' } });
    expect(await emailOf(later)).toBe(noor.email);
  });

  test('somebody under 13 is refused, and nothing is kept', async () => {
    const browser = server.visitor();
    await visitClinic(browser, person());
    const send = (is_old_enough: boolean) =>
      browser.post('/api/provider-login/register', { ...ADULT, is_old_enough });
    expect(await send(false)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('aged 13 and over') },
    });
    expect((await send(true)).status).toBe(401);
    expect(
      await server.db.selectFrom('provider_logins').selectAll().where('identity', 'is not', null).execute(),
    ).toEqual([]);
  });

  test.each([
    ['has not verified', { email_verified: false }],
    ['does not tell', { email: undefined }],
  ])('an address that the provider %s is verified by a mail', async (_how, told) => {
    const noor = person(told as Partial<Person>);
    const browser = server.visitor();
    expect(await visitClinic(browser, noor)).toMatchObject({ body: { step: 'registration', email: null } });
    expect((await browser.post('/api/provider-login/register', ADULT)).status).toBe(422);
    const email = `own-${noor.sub}@example.org`;
    const asked = await browser.post('/api/provider-login/register', { ...ADULT, email });
    expect(asked).toMatchObject({ status: 200, body: { is_email_verified: false } });
    const [mail = ''] = await server.mailsTo(email);
    const token = /token=([\w-]{43})/.exec(mail)?.[1];
    const elsewhere = await server.visitor().get(`/api/verify-email?token=${token}`);
    expect(elsewhere).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('Please open the link there') },
    });
    expect((await browser.get(`/api/verify-email?token=${token}`)).status).toBe(200);
    expect(await visitClinic(server.visitor(), noor)).toMatchObject({ body: { step: 'done' } });
  });

  test('an address that has an account gets the same answer as a new one', async () => {
    const { email } = await server.member();
    const browser = server.visitor();
    await visitClinic(browser, person({ email_verified: false }));
    const asked = await browser.post('/api/provider-login/register', { ...ADULT, email });
    expect(asked).toMatchObject({ status: 200, body: { is_email_verified: false } });
    expect(await server.mailsTo(email)).toEqual([expect.stringContaining('It already has an account')]);
  });

  test('a registration is finished once, in time, in its own browser', async () => {
    const browser = server.visitor();
    await visitClinic(browser, person());
    expect((await server.visitor().post('/api/provider-login/register', ADULT)).status).toBe(401);
    server.clock.advance(PROVIDER_LOGIN_LIFETIME);
    expect((await browser.post('/api/provider-login/register', ADULT)).status).toBe(401);
  });
});

describe('an answer that does not hold', () => {
  const refused = {
    status: 401,
    body: { detail: 'The answer of Clinic could not be used, so nobody is signed in. Please try again.' },
  };

  test.each<[string, Partial<Person>]>([
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['that has expired', { claims: { exp: 1_700_000_000 } }],
    ['for another client', { claims: { aud: 'somebody' } }],
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['without a signature', { signature: 'none' }],
    ['signed by another key', { signature: 'foreign' }],
    ['whose sender is another provider', { iss: 'https://elsewhere.example' }],
  ])('a token %s signs nobody in', async (_what, wrong) => {
    const noor = person();
    await join(server, noor);
    const browser = server.visitor();
    expect(await visitClinic(browser, { ...noor, ...wrong })).toMatchObject(refused);
    expect((await browser.get('/api/me')).status).toBe(401);
  });

  test('another state signs nobody in', async () => {
    const browser = server.visitor();
    const query = clinic.admit(await pageOf(browser), person());
    expect(await comeBack(browser, query.replace(/state=[\w-]+/, 'state=another'))).toMatchObject(refused);
  });

  test('an answer counts once, and in the browser that asked', async () => {
    const noor = person();
    await join(server, noor);
    const [browser, other] = [server.visitor(), server.visitor()];
    const query = clinic.admit(await pageOf(browser), noor);
    await pageOf(other);
    expect(await comeBack(other, query)).toMatchObject(refused);
    expect(await comeBack(server.visitor(), query)).toMatchObject({ status: 401 });
    const cookie = browser.cookie();
    expect((await comeBack(browser, query)).status).toBe(200);
    const again = await server
      .visitor()
      .post('/api/provider-login', { provider: 'clinic', query }, { cookie });
    expect(again).toMatchObject({ status: 401 });
  });

  test('the answer of one provider is not taken for that of another', async () => {
    const browser = server.visitor();
    const query = clinic.admit(await pageOf(browser), person());
    expect((await comeBack(browser, query, 'shop')).status).toBe(401);
  });

  test('an answer is too late after 20 minutes', async () => {
    const browser = server.visitor();
    const query = clinic.admit(await pageOf(browser), person());
    server.clock.advance(PROVIDER_LOGIN_LIFETIME);
    expect((await comeBack(browser, query)).status).toBe(401);
  });

  test('who cancels there is told that nothing has changed', async () => {
    const browser = server.visitor();
    expect(await comeBack(browser, clinic.cancel(await pageOf(browser)))).toMatchObject({
      status: 401,
      body: { detail: 'You cancelled at Clinic. Nothing has changed here.' },
    });
  });

  test('a provider that is away is named, before and after its page', async () => {
    const away = {
      status: 503,
      body: { detail: expect.stringContaining('Clinic does not answer right now') },
    };
    const browser = server.visitor();
    const query = clinic.admit(await pageOf(browser), person());
    clinic.isAway = true;
    expect(await comeBack(browser, query)).toMatchObject(away);
    const fresh = await startTestServer({ beside: server, env: providerEnv({ clinic }) });
    try {
      const asked = await fresh.visitor().post('/api/provider-login/start', { provider: 'clinic' });
      expect(asked).toMatchObject(away);
    } finally {
      await fresh.close();
    }
  });

  test('a provider that the settings do not name is not found', async () => {
    expect((await server.visitor().post('/api/provider-login/start', { provider: 'nobody' })).status).toBe(
      404,
    );
  });
});
