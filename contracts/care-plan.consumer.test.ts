import { checkRoutine, confirmProduct, getTonight, markRoutineDone, removeProduct } from '@daylit/api-client';
import { type Product, WEEKDAY_VALUES } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, example, fromState, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const USED = 'a member uses a routine';

const product = (id: string, name: string, category: string): Product => ({
  id,
  name,
  category,
  suggested_category: category,
  image_url: null,
  product_url: null,
  price: 12,
  rating: null,
  is_custom: false,
  is_confirmed: true,
  is_sample: true,
});

const OIL = product('sample:cleanser-long-shore-oil', 'Long Shore Cleansing Oil', 'cleanser');

describe('the routine', () => {
  const confirmation = { step: 'cleanser', daypart: 'night', product: { id: OIL.id } } as const;

  test('a product of the catalogue is confirmed by its id', async () => {
    const json = { confirmed_care_plan: { morning: {}, night: { cleanser: OIL }, weekly: {} } };
    const groups = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a product to confirm',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: confirmation },
        response: { status: 200, json },
      },
      (api) => confirmProduct(api, confirmation),
    );
    expect(groups.find(({ daypart }) => daypart === 'night')?.steps[0]?.product.id).toBe(OIL.id);
  });

  test('an id that the catalogue does not have', async () => {
    const unknown = { ...confirmation, product: { id: 'sample:nothing' } };
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'an unknown product to confirm',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: unknown },
        response: { status: 404, json: { detail: 'The catalogue has no product with this id.' } },
      },
      (api) => refusalOf(confirmProduct(api, unknown)),
    );
    expect(error.status).toBe(404);
  });

  const removal = { step: 'cleanser', id: OIL.id };
  const receiving = 'a product to remove';
  const request = { method: 'PATCH', path: '/api/profile/remove-product', json: removal } as const;

  test('a product is removed', async () => {
    const json = { confirmed_care_plan: { morning: {}, night: {}, weekly: {} } };
    const groups = await agree({ given: USED, receiving, request, response: { status: 200, json } }, (api) =>
      removeProduct(api, removal),
    );
    expect(groups).toHaveLength(3);
  });

  test('a product to remove that is not in the routine', async () => {
    const json = { detail: 'This product is not in your routine.' };
    const error = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 404, json } },
      (api) => refusalOf(removeProduct(api, removal)),
    );
    expect(error.status).toBe(404);
  });
});

describe('the routine check', () => {
  const request = { method: 'POST', path: '/api/routine-check', json: {} } as const;
  const receiving = 'a request to check the routine';

  test('the routine check warns of a missing sunscreen', async () => {
    const place = {
      daypart: 'night',
      step: 'serum',
      id: 'sample:serum-dusk-retinol',
      name: 'Dusk Retinol 0.1% Serum',
    };
    const warning = {
      rule: Matchers.equal('R11'),
      severity: 'block',
      title: 'No sunscreen in the morning',
      sentence: 'It makes skin more sensitive to the sun.',
      fix: 'Add a sunscreen with SPF 30 or more to your morning first.',
      grade: 'A',
      sources: [
        { title: 'A guideline', url: 'https://example.org/guideline', is_reviewed: true },
        { title: 'Another one', url: 'https://example.org/another', is_reviewed: true },
      ],
      products: [place],
      action: {
        kind: 'add',
        label: 'Add a sunscreen',
        product: { ...place, daypart: 'morning', step: 'sunscreen' },
        days: Matchers.nullValue(),
        to: Matchers.nullValue(),
      },
    };
    const found = await agree(
      {
        given: USED,
        receiving,
        request,
        response: { status: 200, json: { checked: 3, warnings: [warning] } },
      },
      (api) => checkRoutine(api, {}),
    );
    expect(found.warnings[0]?.rule).toBe('R11');
  });
});

describe('tonight', () => {
  const sunscreen = { step: 'sunscreen', id: 'sample:sunscreen-noon-fluid', name: 'Noon Fluid SPF 50' };
  const product = { ...sunscreen, daypart: 'morning' };
  const steps = [{ product, category: 'sunscreen', instruction: null }];
  const week = WEEKDAY_VALUES.map((weekday) => ({ date: example('date'), weekday, actives: [] }));
  const night = { steps: [], waiting: [], is_done: false, left_out: [] };
  const ONE_STEP = {
    date: example('date'),
    morning: { ...night, steps },
    night,
    week,
    uses: [],
    notes: [],
    new_product: null,
  };
  const refused = { status: 422, json: { detail: 'Please check the date of this device.' } };

  test('tonight lists the one step of a routine', async () => {
    const today = await agree(
      {
        given: 'a member uses a product',
        receiving: 'a request for the day',
        request: { method: 'GET', path: '/api/tonight', query: { date: fromState('date') } },
        response: { status: 200, json: ONE_STEP },
      },
      (api) => getTonight(api, example('date')),
    );
    expect(today).toEqual(ONE_STEP);
  });

  test('a morning marked as done', async () => {
    const done = { date: example('date'), daypart: 'morning', is_done: true } as const;
    const today = await agree(
      {
        given: 'a member uses a product',
        receiving: 'a morning to mark as done',
        request: { method: 'POST', path: '/api/tonight', json: { ...done, date: fromState('date') } },
        response: {
          status: 200,
          json: { ...ONE_STEP, morning: { ...ONE_STEP.morning, is_done: Matchers.equal(true) } },
        },
      },
      (api) => markRoutineDone(api, done),
    );
    expect(today.morning.is_done).toBe(true);
  });

  test('tonight refuses a date of long ago', async () => {
    const error = await agree(
      {
        given: USED,
        receiving: 'a request for a day of long ago',
        request: { method: 'GET', path: '/api/tonight', query: { date: '1999-12-31' } },
        response: refused,
      },
      (api) => refusalOf(getTonight(api, '1999-12-31')),
    );
    expect(error.status).toBe(422);
  });

  test('an evening of long ago to mark as done', async () => {
    const done = { date: '1999-12-31', daypart: 'night', is_done: true } as const;
    const error = await agree(
      {
        given: USED,
        receiving: 'an evening of long ago to mark as done',
        request: { method: 'POST', path: '/api/tonight', json: done },
        response: refused,
      },
      (api) => refusalOf(markRoutineDone(api, done)),
    );
    expect(error.status).toBe(422);
  });
});
