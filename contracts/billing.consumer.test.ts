import {
  changeCard,
  confirmSubscription,
  createCheckoutSession,
  getInvoice,
  getSubscription,
  listInvoices,
  listPlans,
} from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { NONE, plan, price, saving } from './offers.ts';
import { Matchers } from './pact.ts';
import { INVOICE_FILE } from './photos.ts';

const SOME_DAY = '2026-11-18T08:30:00.000Z';

test('plans are listed with prices and founding places', async () => {
  const year = { against_monthly: saving };
  const founding = { ...year, against_list: saving };
  const answer = await agree(
    {
      given: 'nobody is signed in',
      receiving: 'a request for the plans',
      request: { method: 'GET', path: '/api/plans' },
      response: {
        status: 200,
        json: {
          plans: [
            plan('free', 'Free', { history_scans: 3 }, true),
            plan('plus', 'Plus', { history_months: 12 }, false),
            plan('pro', 'Pro', {}, false),
          ],
          prices: [
            price('plus_monthly', {}),
            price('plus_annual', year),
            price('pro_monthly', {}),
            price('pro_annual', year),
            price('plus_annual_founding', founding),
            price('pro_annual_founding', founding),
          ],
          founding: { places: 1000, places_left: 12 },
          is_play_money: true,
        },
      },
    },
    (api) => listPlans(api),
  );
  expect(answer.founding).toEqual({ places: 1000, places_left: 12 });
  expect(answer.prices).toHaveLength(6);
});

const start = (priceId: string) =>
  ({ method: 'POST', path: '/api/create-checkout-session', json: { priceId } }) as const;

describe('checkout', () => {
  const started = { id: 'cs_1', url: 'https://pay.example/cs_1' };

  test('checkout starts', async () => {
    const answer = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the start of a checkout',
        request: start('plus_annual'),
        response: { status: 200, json: started },
      },
      (api) => createCheckoutSession(api, { priceId: 'plus_annual' }),
    );
    expect(answer).toEqual(started);
  });

  test.each([
    ['a member pays for Plus', 'plus_annual', 409],
    ['a member is signed in', 'no_such_price', 422],
  ] as const)('checkout is refused when %s and asks for %s', async (given, priceId, status) => {
    const error = await agree(
      {
        given,
        receiving: `the start of a checkout of ${priceId}, refused`,
        request: start(priceId),
        response: { status, json: { detail: 'This is not possible.' } },
      },
      (api) => refusalOf(createCheckoutSession(api, { priceId })),
    );
    expect(error).toMatchObject({ status, detail: expect.any(String) });
  });

  test.each([
    ['a checkout is paid', true],
    ["somebody else's checkout is paid", false],
  ] as const)('a confirmation succeeds when %s: %s', async (given, success) => {
    const answer = await agree(
      {
        given,
        receiving: 'the confirmation of a checkout',
        request: { method: 'POST', path: '/api/confirm-subscription', json: { sessionId: fromState('id') } },
        response: { status: 200, json: { success: Matchers.equal(success) } },
      },
      (api) => confirmSubscription(api, example('id')),
    );
    expect(answer).toEqual({ success });
  });
});

describe('subscription', () => {
  const request = { method: 'GET', path: '/api/subscription' } as const;

  test('a member who pays reads their subscription', async () => {
    const subscription = {
      plan: Matchers.equal('plus_annual'),
      status: Matchers.equal('active'),
      price: { amount: 5900, currency: 'usd' },
      is_founding: Matchers.equal(false),
      started_at: SOME_DAY,
      last_charge: {
        amount: 5900,
        currency: 'usd',
        charged_at: SOME_DAY,
        is_refunded: Matchers.equal(false),
        is_disputed: Matchers.equal(false),
      },
      renews_at: SOME_DAY,
      renewal: { amount: 5900, currency: 'usd' },
      ends_at: NONE,
      grace_until: NONE,
      scheduled_plan: NONE,
      scheduled_at: NONE,
      card: { brand: 'Visa', last4: Matchers.equal('4242') },
      withdraw_until: SOME_DAY,
      refund_until: SOME_DAY,
    };
    const json = { subscription: Matchers.like(subscription), has_founding_price: Matchers.equal(false) };
    const answer = await agree(
      {
        given: 'a member pays for Plus',
        receiving: 'a request for the subscription',
        request,
        response: { status: 200, json },
      },
      (api) => getSubscription(api),
    );
    expect(answer.subscription).toMatchObject({
      plan: 'plus_annual',
      card: { last4: '4242' },
      ends_at: null,
    });
  });

  test('a member who does not pay has no subscription', async () => {
    const json = { subscription: NONE, has_founding_price: Matchers.equal(false) };
    const answer = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for the subscription',
        request,
        response: { status: 200, json },
      },
      (api) => getSubscription(api),
    );
    expect(answer.subscription).toBeNull();
  });
});

describe('invoices', () => {
  const invoice = {
    id: example('id'),
    number: 'PLAY-0001',
    created_at: SOME_DAY,
    amount: 5900,
    currency: 'usd',
    description: 'Plus, one year',
    card: 'Visa ending 4242',
    status: Matchers.equal('paid'),
  };

  test('invoices are listed', async () => {
    const answer = await agree(
      {
        given: 'a member pays for Plus',
        receiving: 'a request for the invoices',
        request: { method: 'GET', path: '/api/invoices' },
        response: { status: 200, json: [invoice] },
      },
      (api) => listInvoices(api),
    );
    expect(answer).toMatchObject([{ amount: 5900, status: 'paid' }]);
  });

  test('come as files', async () => {
    const file = await agree(
      {
        given: 'a member pays for Plus',
        receiving: 'a request for an invoice',
        request: { method: 'GET', path: `/api/invoices/${example('id')}` },
        response: { status: 200, image: { type: 'application/pdf', file: INVOICE_FILE } },
      },
      (api) => getInvoice(api, example('id')),
    );
    expect(file.size).toBeGreaterThan(0);
  });

  test('invoices of nobody are not found', async () => {
    const error = await agree(
      {
        given: 'a member pays for Plus',
        receiving: 'a request for an invoice that is not there',
        request: { method: 'GET', path: '/api/invoices/in_guessed' },
        response: { status: 404, json: { detail: 'There is nothing at this address.' } },
      },
      (api) => refusalOf(getInvoice(api, 'in_guessed')),
    );
    expect(error.status).toBe(404);
  });
});

test("the provider's page for another card", async () => {
  const page = { url: 'https://pay.example/card_1' };
  const answer = await agree(
    {
      given: 'a member pays for Plus',
      receiving: 'a request to change the card',
      request: { method: 'POST', path: '/api/change-card' },
      response: { status: 200, json: page },
    },
    (api) => changeCard(api),
  );
  expect(answer).toEqual(page);
});
