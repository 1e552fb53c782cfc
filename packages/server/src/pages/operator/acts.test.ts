import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinAsCanary } from '../../../test/canary.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import {
  createOperatorBrowser,
  type SignedInOperator,
  signedInOperator,
} from '../../../test/operator-browser.ts';
import { buy } from '../../../test/practice-shop.ts';
import { query } from '../../../test/query.ts';
import { logIn, turnOnTwoFactor } from '../../../test/second-factor.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { startStripeServer } from '../../../test/stripe-server.ts';
import { form } from '../../../test/visitor.ts';

const analyser = createFakeAnalyser();
const server = await startTestServer({ analyser, env: { OPERATOR_PAGE: 'on' } });
let ada: SignedInOperator;
beforeAll(async () => {
  ada = await signedInOperator(server, 'ada');
});
afterAll(server.close);

const WHY = 'Asked for in a letter.';

const find = (subject: string) => ada.post('/operator/member', { subject });
const act = (name: string, subject: string, more: Record<string, string> = {}) =>
  ada.post('/operator/act', { act: name, subject, reason: WHY, ...more });
const offered = (html: string) => [...html.matchAll(/name="act" value="([\w-]+)"/g)].map(([, name]) => name);
const log = async () => (await ada.get('/operator/log')).html;
const jobs = async () => (await ada.get('/operator/jobs')).html;

describe('finding somebody', () => {
  test('an exact address shows plan and sign-in, with what can be done', async () => {
    const noor = await server.member({ plan: 'plus_annual' });
    const { status, html } = await find(` ${noor.email.toUpperCase()} `);
    expect(status).toBe(200);
    expect(html).toContain('<dt>plan</dt><dd>plus_annual</dd>');
    expect(offered(html)).toEqual(['end-sessions', 'disable', 'change-plan', 'erase']);
    await turnOnTwoFactor(server, noor);
    expect(offered((await find(noor.email)).html)).toContain('reset-second-factor');
  });

  test('a registration that is not verified is offered the mail again', async () => {
    const email = 'sol@example.org';
    const account = { email, username: 'sol', password: 'seven green kettles' };
    await server.visitor().post('/api/register', form(account));
    expect(offered((await find(email)).html)).toEqual(['resend']);
    expect((await act('resend', email)).html).toContain('The mail with the link is on its way.');
    expect(await server.mailsTo(email)).toHaveLength(2);
  });

  test.each(['nobody@example.org', 'noor', '%', '', '<script>alert(1)</script>'])(
    '%j finds nobody, and is shown as text',
    async (subject) => {
      const { status, html } = await find(subject);
      expect(status).toBe(404);
      expect(html).toContain('Nobody has this address.');
      expect(html).not.toContain('<script>');
    },
  );
});

describe('an act', () => {
  let noor: SignedIn;
  beforeAll(async () => {
    noor = await server.member();
  });

  test('an act is asked about first, and does nothing without a reason', async () => {
    const asked = await ada.post('/operator/confirm', { act: 'disable', subject: noor.email });
    expect(asked.html).toContain('Nothing is erased.');
    const refused = await act('disable', noor.email, { reason: ' ' });
    expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('Give the reason') });
    expect((await noor.get('/api/me')).status).toBe(200);
    expect((await act('made-up', noor.email)).status).toBe(400);
    expect((await act('toString', noor.email)).status).toBe(400);
  });

  test('nobody acts without a session', async () => {
    const stranger = createOperatorBrowser(server);
    const fields = { act: 'disable', subject: noor.email, reason: WHY };
    for (const page of ['/operator/member', '/operator/confirm', '/operator/act'])
      expect(await stranger.post(page, fields)).toMatchObject({ status: 303, html: '' });
    expect((await noor.get('/api/me')).status).toBe(200);
  });

  test('each act is in the log with its reason and the name of the operator', async () => {
    await act('end-sessions', noor.email, { reason: 'Lost a <b>phone</b>.' });
    expect((await noor.get('/api/me')).status).toBe(401);
    const html = await log();
    expect(html).toContain('The log is whole.');
    expect(html).toMatch(/ada · <strong>end-sessions<\/strong>/);
    expect(html).toContain('Lost a &#60;b&#62;phone&#60;/b&#62;.');
    expect(html).not.toContain(noor.email);
  });

  test('a second factor is reset', async () => {
    const vera = await server.member();
    await turnOnTwoFactor(server, vera);
    expect((await act('reset-second-factor', vera.email)).html).toContain('is off');
    expect(await logIn(server.visitor(), vera.email)).toMatchObject({ status: 200 });
  });

  test('a plan changes at once without a subscription, and at the end of the period with one', async () => {
    const mika = await server.member();
    await act('change-plan', mika.email, { plan: 'pro_annual' });
    expect((await mika.get('/api/me')).body).toMatchObject({ plan: 'pro_annual' });
    expect((await act('change-plan', mika.email, { plan: 'admin' })).status).toBe(409);

    const payer = await server.member();
    await buy(payer, 'plus_annual');
    const up = await act('change-plan', payer.email, { plan: 'pro_annual' });
    expect(up).toMatchObject({ status: 409, html: expect.stringContaining('charges the card') });
    expect((await act('change-plan', payer.email, { plan: 'plus_monthly' })).status).toBe(200);
    const body = { plan: 'plus_annual', scheduled_plan: 'plus_monthly' };
    expect((await payer.get('/api/me')).body).toMatchObject(body);
    expect((await act('change-plan', payer.email, { plan: 'free' })).status).toBe(200);
    expect((await payer.get('/api/me')).body).toMatchObject({ scheduled_plan: 'canceled' });
  });

  test('a refund needs a fresh code, and goes the way of the payment provider', async () => {
    const payer = await server.member();
    await buy(payer, 'plus_annual');
    expect(offered((await find(payer.email)).html)).toContain('refund');
    const code = ada.newCode();
    expect((await act('refund', payer.email)).status).toBe(422);
    expect((await act('refund', payer.email, { code: '12345' })).status).toBe(422);
    expect((await payer.get('/api/me')).body).toMatchObject({ plan: 'plus_annual' });
    expect((await act('refund', payer.email, { code })).html).toContain('$59.00 goes back');
    expect((await payer.get('/api/me')).body).not.toMatchObject({ plan: 'plus_annual' });
    const again = await server.member();
    expect((await act('refund', again.email, { code })).status).toBe(422);
  });

  test('an erasure needs a fresh code and the address again, and mails the receipt', async () => {
    const lena = await server.member();
    expect((await act('erase', lena.email, { again: lena.email })).status).toBe(422);
    const other = { again: 'lina@example.org', code: ada.newCode() };
    expect((await act('erase', lena.email, other)).html).toContain('nothing was erased');
    expect((await lena.get('/api/me')).status).toBe(200);
    const { html } = await act('erase', lena.email, { again: lena.email, code: ada.newCode() });
    expect(html).toContain('The account is erased, receipt');
    expect((await find(lena.email)).status).toBe(404);
    expect((await server.mailsTo(lena.email)).at(-1)).toContain('If you did not ask for it');
  });
});

test('jobs that failed run again', async () => {
  await query(
    server.databaseUrl,
    `insert into pgboss.job (name, data, state, completed_on)
     values ('finish-erasure', '{"key_id": "00000000-0000-4000-8000-000000000000"}', 'failed', now())`,
  );
  expect(await jobs()).toMatch(/finish-erasure<\/span><span class="problem">0 waiting, 0 running, 1 failed/);
  expect((await act('retry-jobs', 'finish-erasure')).html).toContain('1 job runs again');
  await expect.poll(jobs, { timeout: 20_000 }).not.toContain('finish-erasure');
  expect((await act('retry-jobs', 'finish-erasure')).status).toBe(409);
});

test('a refund by an operator reaches Stripe', async () => {
  const shop = await startStripeServer({ OPERATOR_PAGE: 'on' });
  const member = await shop.payer();
  const bea = await signedInOperator(shop.server, 'bea');
  const order = { act: 'refund', subject: member.email, reason: WHY, code: bea.newCode() };
  expect((await bea.post('/operator/act', order)).html).toContain('$59.00 goes back');
  expect(shop.newest().account.charges).toMatchObject([{ amount: 5900, status: 'refunded' }]);
  expect(await shop.planOf(member)).not.toBe('plus_annual');
  await shop.close();
});

test('no page of operators says what a member wrote, was told, or is called', async () => {
  const email = 'person@example.org';
  await joinAsCanary(server, analyser, email);

  const names = [
    'reset-second-factor',
    'end-sessions',
    'disable',
    'enable',
    'change-plan',
    'refund',
    'resend',
  ];
  const shown = [await find(email)];
  for (const name of names) {
    shown.push(await ada.post('/operator/confirm', { act: name, subject: email }));
    shown.push(await act(name, email, { plan: 'plus_monthly', code: ada.newCode() }));
    shown.push(await find(email));
  }
  shown.push(await act('end-sessions', email, { reason: '' }));
  shown.push(await act('erase', email, { again: 'other@example.org', code: ada.newCode() }));
  shown.push(await act('erase', email, { again: email, code: ada.newCode() }));
  for (const page of ['', '/jobs', '/state', '/log']) shown.push(await ada.get(`/operator${page}`));
  shown.push(await ada.get('/operator/invite?token=x'));
  expect(shown.length).toBeGreaterThan(25);
  expect(shown.map(({ html, headers }) => html + JSON.stringify([...headers])).join('\n')).not.toContain(
    'canary',
  );
});
