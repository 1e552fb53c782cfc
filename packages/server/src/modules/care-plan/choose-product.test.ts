import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import { readLabel } from '../catalogue/read-label.ts';
import { chooseProduct } from './choose-product.ts';
import { factsOf, type Person, productOf } from './fixtures.ts';
import { readProfile } from './profile.ts';
import { EVERY_DAY, type SlotRequest } from './slot-request.ts';

const SUNSCREEN: SlotRequest = {
  group: 'morning',
  step: 'sunscreen',
  days: EVERY_DAY,
  instruction: '',
  needs: ['sunscreen_mineral', 'sunscreen_organic'],
  prefers: [],
  without: [],
  purpose: '',
};

const label = readLabel('Aqua, Zinc Oxide, Glycerin', 'sunscreen', 'verified');

function sunscreen(
  id: string,
  more: Partial<CatalogueProduct> & { price?: number | null } = {},
): CatalogueProduct {
  const { price = 20, ...rest } = more;
  const made = productOf(id, 'sunscreen', label);
  return { ...made, product: { ...made.product, price }, ...rest };
}

function choose(products: CatalogueProduct[], person: Person = {}): string | null {
  const catalogue = { ...sampleCatalogue, products };
  const profile = readProfile(factsOf(catalogue, person));
  return chooseProduct(SUNSCREEN, [], profile, catalogue).product?.product.id ?? null;
}

test('less than SPF 30 is no daily protection', () => {
  expect(choose([sunscreen('weak', { spf: 20 }), sunscreen('silent', { spf: null })])).toBeNull();
  expect(choose([sunscreen('weak', { spf: 20 }), sunscreen('enough', { spf: 30 })])).toBe('enough');
});

test('a product made for other skin is not offered, one that names no skin type is', () => {
  expect(choose([sunscreen('dry only', { suits: ['dry'] })], { type: 'oily' })).toBeNull();
  expect(choose([sunscreen('dry only', { suits: ['dry'] }), sunscreen('any')], { type: 'oily' })).toBe('any');
  expect(choose([sunscreen('any'), sunscreen('oily', { suits: ['oily'] })], { type: 'oily' })).toBe('oily');
});

test('the cheaper of two equal products wins, and one without a price comes last', () => {
  expect(
    choose([sunscreen('a', { price: 22 }), sunscreen('b', { price: 18 }), sunscreen('c', { price: null })]),
  ).toBe('b');
});

test.each([
  ['low', 'cheap'],
  ['medium', 'middle'],
  ['high', 'dear'],
] as const)('a %s budget gets the %s one', (budget, expected) => {
  const offers = [
    sunscreen('cheap', { price: 9 }),
    sunscreen('middle', { price: 25 }),
    sunscreen('dear', { price: 50 }),
  ];
  expect(choose(offers, { preferences: { age_band: '25-39', pregnancy: 'no', budget } })).toBe(expected);
});

test('a low budget weighs more than a better fit', () => {
  const offers = [sunscreen('fits', { price: 50, suits: ['normal'] }), sunscreen('cheap', { price: 9 })];
  expect(choose(offers, { preferences: { age_band: '25-39', pregnancy: 'no', budget: 'low' } })).toBe(
    'cheap',
  );
});

test.each([
  ['low', 14.99, 15],
  ['medium', 34.99, 35],
] as const)('a %s budget reaches to $%d; $%d is the next band', (budget, most, next) => {
  const person: Person = { preferences: { age_band: '25-39', pregnancy: 'no', budget } };
  const cheap = sunscreen('cheap', { price: 9 });
  expect(choose([cheap, sunscreen('fits', { price: most, suits: ['normal'] })], person)).toBe('fits');
  expect(choose([cheap, sunscreen('fits', { price: next, suits: ['normal'] })], person)).toBe('cheap');
});

test('fragrance-free comes first, even for skin that tolerates fragrance', () => {
  const scented = readLabel('Aqua, Zinc Oxide, Glycerin, Parfum', 'sunscreen', 'verified');
  expect(choose([sunscreen('a scented', { label: scented, price: 5 }), sunscreen('plain')])).toBe('plain');
});

test('ratings and order in the catalogue change nothing', () => {
  const loved = sunscreen('loved', { price: 20 });
  loved.product.rating = 5;
  expect(choose([loved, sunscreen('b')])).toBe('b');
  expect(choose([sunscreen('b'), loved])).toBe('b');
});

test('the rule that excluded the products is named', () => {
  const catalogue = { ...sampleCatalogue, products: [sunscreen('zinc')] };
  const person: Person = { preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['zinc oxide'] } };
  const chosen = chooseProduct(SUNSCREEN, [], readProfile(factsOf(catalogue, person)), catalogue);
  expect(chosen).toMatchObject({ product: null, refusedBy: { id: 'R16' } });
});
