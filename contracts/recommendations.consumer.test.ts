import { getProduct, getProductPicture, getRecommendations } from '@daylit/api-client';
import type { Product, ProductDetails } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const NOT_THERE = { detail: 'There is nothing at this address.' };

const SUNSCREEN: Product = {
  id: 'sample:sunscreen-noon-fluid',
  name: 'Noon Fluid SPF 50',
  category: 'sunscreen',
  suggested_category: 'sunscreen',
  image_url: null,
  product_url: null,
  price: 12,
  rating: null,
  is_custom: false,
  is_confirmed: true,
  is_sample: true,
};

describe('the recommendations', () => {
  const request = { method: 'GET', path: '/api/recommendations' } as const;

  test('begin with the products in use, and invent no popularity and no rating', async () => {
    const inUse = { ...SUNSCREEN, id: Matchers.equal(SUNSCREEN.id), is_confirmed: Matchers.equal(true) };
    // The rows before one may have taken all that fits it.
    const some = Matchers.atLeastLike({ ...SUNSCREEN, is_confirmed: false }, 0, 1);
    const json = {
      care_plan: [inUse],
      general_alternatives: Matchers.eachLike({ ...SUNSCREEN, is_confirmed: false }),
      fragrance_free: some,
      sensitive_skin: some,
      budget: some,
      trending: [],
      top_rated: [],
    };
    const groups = await agree(
      {
        given: 'a member uses a product',
        receiving: 'a request for recommendations',
        request,
        response: { status: 200, json },
      },
      (api) => getRecommendations(api),
    );
    expect(groups.care_plan).toEqual([SUNSCREEN]);
    expect(groups.budget).toHaveLength(1);
    expect(groups.trending).toEqual([]);
  });
});

describe('a product', () => {
  const path = `/api/products/${encodeURIComponent(SUNSCREEN.id)}`;
  const organic = { key: 'sunscreen_organic', label: 'organic UV filters', role: 'helps' } as const;
  const ingredient: ProductDetails['ingredients'][number] = {
    name: 'OCTOCRYLENE',
    percent: 5,
    is_known: true,
    is_avoided: false,
    classes: [organic],
  };
  const reason: ProductDetails['reasons_for'][number] = {
    title: 'SPF 50',
    sentence: 'SPF 50 is enough for every day.',
    fix: null,
    grade: null,
    sources: [],
  };

  test('a product lists its ingredients, and the reasons for it', async () => {
    const json = {
      product: { ...SUNSCREEN, is_confirmed: Matchers.equal(true) },
      brand: null,
      spf: 50,
      size: { amount: 50, unit: 'ml' },
      price_seen_at: null,
      source: null,
      label_status: 'verified',
      // Not every ingredient states a share or has a class.
      ingredients: Matchers.eachLike({ name: ingredient.name, is_known: true, is_avoided: false }),
      small_amounts_from: 11,
      classes: Matchers.eachLike(organic),
      reasons_for: Matchers.eachLike(reason),
      reasons_against: [],
      conflicts: 0,
      cheaper: null,
      compare_with: Matchers.eachLike('sample:sunscreen-daymark-gel'),
    };
    const details = await agree(
      {
        given: 'a member uses a product',
        receiving: 'a request for the product in use',
        request: { method: 'GET', path },
        response: { status: 200, json },
      },
      (api) => getProduct(api, SUNSCREEN.id),
    );
    expect(details).toMatchObject({ product: SUNSCREEN, spf: 50, reasons_for: [reason], cheaper: null });
  });

  test('a product that the catalogue does not have is absent', async () => {
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for a product that is not there',
        request: { method: 'GET', path: '/api/products/sample%3Anot-there' },
        response: { status: 404, json: NOT_THERE },
      },
      (api) => refusalOf(getProduct(api, 'sample:not-there')),
    );
    expect(error.status).toBe(404);
  });

  test('a product has no picture under a name that is not there', async () => {
    const filename = '5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp';
    const error = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a request for a product picture that is not there',
        request: { method: 'GET', path: `/api/product-pictures/${filename}` },
        response: { status: 404, json: NOT_THERE },
      },
      (api) => refusalOf(getProductPicture(api, filename)),
    );
    expect(error.status).toBe(404);
  });
});
