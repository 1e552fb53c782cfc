import {
  deleteProductTrial,
  endProductTrial,
  getProductTrial,
  getProductTrialChoices,
  startProductTrial,
} from '@daylit/api-client';
import {
  PRODUCT_TRIAL_CHOICES_EXAMPLE,
  PRODUCT_TRIAL_EXAMPLE,
  type ProductTrial,
  type ProductTrialResult,
  type ProductTrialStart,
  SIGN_VALUES,
} from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';
import { TRIED_PRODUCT } from './states.ts';

const NONE = { product_trial: Matchers.nullValue() };
const START: ProductTrialStart = {
  product_id: TRIED_PRODUCT,
  sign: 'redness',
  weeks: 8,
  time_zone: 'Europe/Berlin',
};

/** The value itself, where only this one is right. */
function exactly<Value>(value: Value): Value {
  return Matchers.equal(value) as unknown as Value;
}

const NULL = Matchers.nullValue() as unknown as null;

/** Named and waiting. No other member has the same sign and weeks. */
const WAITING: ProductTrial = {
  ...PRODUCT_TRIAL_EXAMPLE,
  product_id: exactly(TRIED_PRODUCT),
  sign: exactly('redness'),
  weeks: exactly(8),
  is_highest_sign: false,
  ended_at: NULL,
  phase: exactly('waiting'),
  week: NULL,
  note: NULL,
  routine: exactly({ kept: [], added: [], removed: [] }),
  result: NULL,
};

const scan = { created_at: '2026-11-18T08:30:00.000Z', margin: 0.6 };
const RESULT: ProductTrialResult = {
  outcome: exactly('less_visible'),
  verdict: 'Less visible, and by more than chance.',
  first: exactly({ low: 3, high: 4 }),
  last: exactly({ low: 1, high: 2 }),
  smallest_change: 0.8,
  scans: [
    {
      ...scan,
      checkin_id: 1,
      window: exactly('first'),
      severity_score: exactly(3.4),
      range: { low: 3, high: 4 },
    },
    {
      ...scan,
      checkin_id: 2,
      window: exactly('last'),
      severity_score: exactly(1.4),
      range: { low: 1, high: 2 },
    },
  ],
  compared: 'All 2 scans can be compared with each other.',
  says: ['Redness is less visible than 8 weeks ago.', 'Apart from this, nothing changed in your care plan.'],
  does_not_say: ['That the product did it.', 'That it would be so again.', 'That chance had no part.'],
};

describe('the product trial', () => {
  const request = { method: 'GET', path: '/api/product-trial' } as const;
  const receiving = 'a request for the product trial';

  test('none', async () => {
    const answer = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json: NONE } },
      (api) => getProductTrial(api),
    );
    expect(answer).toBeNull();
  });

  test('the product trial has no result while it waits for its first scan', async () => {
    const json = { product_trial: WAITING };
    const answer = await agree(
      { given: 'a product trial is running', receiving, request, response: { status: 200, json } },
      (api) => getProductTrial(api),
    );
    expect(answer).toMatchObject({ sign: 'redness', phase: 'waiting', result: null });
  });

  test('the product trial has a result once it is done', async () => {
    const done = { ...WAITING, phase: exactly('done'), next_scan: NULL, result: RESULT };
    const answer = await agree(
      {
        given: 'a product trial is done',
        receiving,
        request,
        response: { status: 200, json: { product_trial: done } },
      },
      (api) => getProductTrial(api),
    );
    expect(answer?.result).toMatchObject({ outcome: 'less_visible', first: { low: 3 }, last: { low: 1 } });
  });
});

test('the choices for a product of the catalogue', async () => {
  const [offered] = PRODUCT_TRIAL_CHOICES_EXAMPLE.products;
  const [span] = PRODUCT_TRIAL_CHOICES_EXAMPLE.spans;
  const sign = { ...PRODUCT_TRIAL_CHOICES_EXAMPLE.signs[0], range: NULL, smallest_change: NULL };
  const query = { time_zone: 'Europe/Berlin', product_id: TRIED_PRODUCT };
  const products = [{ ...offered, added_on: NULL, waits_for: NULL }];
  const answer = await agree(
    {
      given: 'a member is signed in',
      receiving: 'a request for what a product trial can be about',
      request: { method: 'GET', path: '/api/product-trial/choices', query },
      response: {
        status: 200,
        json: { products, signs: SIGN_VALUES.map(() => sign), spans: Array.from({ length: 9 }, () => span) },
      },
    },
    (api) => getProductTrialChoices(api, query),
  );
  expect(answer.products[0]).toMatchObject({ added_on: null, waits_for: null });
});

describe('the start', () => {
  const path = '/api/product-trial';

  test('the start names one product, one sign and the weeks', async () => {
    const answer = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the start of a product trial',
        request: { method: 'POST', path, json: START },
        response: { status: 200, json: { product_trial: WAITING } },
      },
      (api) => startProductTrial(api, START),
    );
    expect(answer).toMatchObject({ phase: 'waiting', weeks: 8 });
  });

  test('while another one runs', async () => {
    const error = await agree(
      {
        given: 'a product trial is running',
        receiving: 'the start of a product trial',
        request: { method: 'POST', path, json: START },
        response: { status: 409, json: { detail: 'A product trial is running already.' } },
      },
      (api) => refusalOf(startProductTrial(api, START)),
    );
    expect(error).toMatchObject({ status: 409, detail: expect.any(String) });
  });

  test('the start is refused with an unknown product', async () => {
    const unknown = { ...START, product_id: 'sample:nothing' };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'the start of a product trial of an unknown product',
        request: { method: 'POST', path, json: unknown },
        response: { status: 404, json: { detail: 'There is no product with this id.' } },
      },
      (api) => refusalOf(startProductTrial(api, unknown)),
    );
    expect(error.status).toBe(404);
  });
});

describe('the end', () => {
  const request = { method: 'POST', path: '/api/product-trial/end' } as const;
  const receiving = 'the early end of the product trial';

  test('the running product trial can be ended', async () => {
    const ended = {
      ...WAITING,
      phase: exactly('ended'),
      ended_at: '2026-12-15T09:30:00.000Z',
      next_scan: NULL,
    };
    const answer = await agree(
      {
        given: 'a product trial is running',
        receiving,
        request,
        response: { status: 200, json: { product_trial: ended } },
      },
      (api) => endProductTrial(api),
    );
    expect(answer).toMatchObject({ phase: 'ended', ended_at: expect.any(String) });
  });

  test('there is nothing to end when no product trial runs', async () => {
    const response = { status: 409, json: { detail: 'No product trial is running.' } };
    const error = await agree({ given: 'a member is signed in', receiving, request, response }, (api) =>
      refusalOf(endProductTrial(api)),
    );
    expect(error.status).toBe(409);
  });
});

test('the deletion', async () => {
  const answer = await agree(
    {
      given: 'a product trial is running',
      receiving: 'the deletion of the product trial',
      request: { method: 'DELETE', path: '/api/product-trial' },
      response: { status: 200, json: NONE },
    },
    (api) => deleteProductTrial(api),
  );
  expect(answer).toBeNull();
});
