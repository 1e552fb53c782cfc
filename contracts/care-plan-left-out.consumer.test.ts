import { confirmProduct } from '@daylit/api-client';
import type { Product } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const RETINOL: Product = {
  id: 'sample:serum-dusk-retinol',
  name: 'Dusk Retinol 0.1% Serum',
  category: 'serum',
  suggested_category: 'serum',
  image_url: null,
  product_url: null,
  price: 12,
  rating: null,
  is_custom: false,
  is_confirmed: true,
  is_sample: true,
};
const CONFIRMATION = { step: 'serum', daypart: 'night', product: { id: RETINOL.id } } as const;

describe('an answer leaves a product out', () => {
  test.each([
    {
      given: 'a member is pregnant',
      json: { detail: 'Left out: you said that you are pregnant or nursing.' },
      field: null,
    },
    {
      given: 'a member avoids retinol',
      json: {
        detail: 'Left out: you said that you avoid Retinol.',
        field: Matchers.equal('despite'),
      },
      field: 'despite',
    },
  ] as const)('a product that an answer leaves out, where $given', async ({ given, json, field }) => {
    const error = await agree(
      {
        given,
        receiving: 'a product to confirm that an answer leaves out',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: CONFIRMATION },
        response: { status: 409, headers: { 'x-trigger-event': 'doesNotFit' }, json },
      },
      (api) => refusalOf(confirmProduct(api, CONFIRMATION)),
    );
    expect(error).toMatchObject({ status: 409, detail: json.detail, field, trigger: 'doesNotFit' });
  });

  test('a product that an answer leaves out, and the member decides to use it anyway', async () => {
    const decided = { ...CONFIRMATION, despite: true };
    const groups = await agree(
      {
        given: 'a member avoids retinol',
        receiving: 'a product to confirm despite an answer',
        request: { method: 'PATCH', path: '/api/profile/confirm-product', json: decided },
        response: {
          status: 200,
          json: { confirmed_care_plan: { morning: {}, night: { serum: RETINOL }, weekly: {} } },
        },
      },
      (api) => confirmProduct(api, decided),
    );
    expect(groups.find(({ daypart }) => daypart === 'night')?.steps[0]?.product.id).toBe(RETINOL.id);
  });
});
