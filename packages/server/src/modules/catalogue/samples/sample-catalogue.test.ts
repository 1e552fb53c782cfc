import { PREFERENCES_BUDGET_VALUES, type StepKey } from '@daylit/contract';
import { expect, test } from 'vitest';
import { sampleCatalogue } from './sample-catalogue.ts';

const { products } = sampleCatalogue;

const STEPS: readonly StepKey[] = [
  'cleanser',
  'toner',
  'serum',
  'eye_cream',
  'moisturizer',
  'sunscreen',
  'mask',
  'exfoliant',
];

function band(price: number | null): string {
  if (price === null) return 'none';
  if (price < 15) return 'low';
  return price < 35 ? 'medium' : 'high';
}

test('ids and names are unique', () => {
  expect(new Set(products.map(({ product }) => product.id)).size).toBe(products.length);
  expect(new Set(products.map(({ product }) => product.name)).size).toBe(products.length);
  expect(products.length).toBeGreaterThanOrEqual(60);
});

test('every product says that it is a sample and makes no claim that was not measured', () => {
  for (const { product } of products) {
    expect(product).toMatchObject({ is_sample: true, rating: null, product_url: null, image_url: null });
    expect(product.id).toMatch(/^sample:[a-z0-9-]+$/);
  }
});

test.each(products.map(({ product, label }) => [product.id, label] as const))(
  '%s has a full label whose names are all known',
  (_id, label) => {
    expect(label.status).toBe('verified');
    expect(label.ingredients.filter((ingredient) => !ingredient.isKnown)).toEqual([]);
  },
);

test.each(STEPS)('%s exists in three price bands, without fragrance and for sensitive skin', (step) => {
  const offered = products.filter((entry) => entry.step === step);
  expect(new Set(offered.map(({ product }) => band(product.price)))).toEqual(
    new Set(PREFERENCES_BUDGET_VALUES),
  );
  expect(offered.some(({ label }) => !label.contains.includes('fragrance'))).toBe(true);
  expect(offered.some(({ suits }) => suits.includes('sensitive'))).toBe(true);
});

test('sunscreens protect with SPF 30 or more, some by minerals and some by organic filters', () => {
  const sunscreens = products.filter(({ step }) => step === 'sunscreen');
  expect(sunscreens.every(({ spf }) => spf !== null && spf >= 30)).toBe(true);
  const filters = new Set(sunscreens.flatMap(({ label }) => label.actives));
  expect(filters).toContain('sunscreen_mineral');
  expect(filters).toContain('sunscreen_organic');
});

test('stated shares stay within what EU law allows on the face', () => {
  const limits: Record<string, number> = {
    RETINOL: 0.3,
    RETINAL: 0.3,
    'SALICYLIC ACID': 2,
    'ALPHA-ARBUTIN': 2,
    HOMOSALATE: 7.34,
    OCTOCRYLENE: 10,
    'ETHYLHEXYL SALICYLATE': 5,
    'BUTYL METHOXYDIBENZOYLMETHANE': 5,
    'ETHYLHEXYL TRIAZONE': 5,
    'DIETHYLAMINO HYDROXYBENZOYL HEXYL BENZOATE': 10,
    'ZINC OXIDE': 25,
    'TITANIUM DIOXIDE': 25,
  };
  const stated = products.flatMap(({ label }) => label.ingredients);
  expect(stated.filter(({ name, percent }) => (percent ?? 0) > (limits[name] ?? 100))).toEqual([]);
});
