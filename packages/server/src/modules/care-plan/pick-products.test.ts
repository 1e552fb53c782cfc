import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { factsOf } from './fixtures.ts';
import { pickProducts } from './pick-products.ts';

test('every category of the care plan appears once, with a product of the care plan and the reason for it', () => {
  const facts = factsOf(sampleCatalogue, { type: 'oily', severities: { blemishes: 2.5 } });
  const plan = buildCarePlan(decideCarePlan(facts));
  const shown = [plan.morning, plan.night, plan.weekly]
    .flatMap((group) => Object.values(group))
    .flatMap(({ product }) => (product === null ? [] : [product]));
  const needs = pickProducts(decideCarePlan(facts));
  expect(new Set(Object.keys(needs))).toEqual(new Set(shown.map(({ category }) => category)));
  for (const [category, product] of Object.entries(needs)) {
    expect(product.category).toBe(category);
    expect(shown).toContainEqual(product);
    expect(product.reason).toBeTruthy();
  }
});

test('the active one of two serums is shown', () => {
  const facts = factsOf(sampleCatalogue, { type: 'dry', severities: { lines: 2 } });
  expect(pickProducts(decideCarePlan(facts))['serum']?.reason).toMatch(/retinoid/);
});

test('nothing is needed from an empty catalogue', () => {
  const facts = factsOf({ ...sampleCatalogue, products: [] });
  expect(pickProducts(decideCarePlan(facts))).toEqual({});
  expect(buildCarePlan(decideCarePlan(facts)).morning['moisturizer']).toMatchObject({
    product: null,
    no_recommendation_reason: 'The catalogue holds nothing for this step yet. Choose one of your own.',
  });
});
