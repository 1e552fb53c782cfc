import type { Product } from '@daylit/contract';
import { expect, test } from 'vitest';
import { readProduct, readProducts } from './product.ts';

const bare = { name: 'Gel' };

test('a product needs a name, and nothing else', () => {
  expect(readProduct(bare, 'cleanser')).toEqual({
    id: 'Gel',
    name: 'Gel',
    category: 'cleanser',
    suggested_category: null,
    image_url: null,
    product_url: null,
    price: null,
    rating: null,
    is_custom: false,
    is_confirmed: false,
    is_sample: false,
  });
});

test.each([[null], ['Gel'], [{ id: 'x' }], [{ name: ' ' }], [[bare]]])('%j is no product', (value) => {
  expect(readProduct(value)).toBeNull();
});

test.each([
  ['image_url', 'image_url'],
  ['imageurl', 'image_url'],
  ['imageUrl', 'image_url'],
  ['product_url', 'product_url'],
  ['producturl', 'product_url'],
  ['productUrl', 'product_url'],
] as const)('%s is read as %s', (spelling, name) => {
  expect(readProduct({ ...bare, [spelling]: 'https://e.org/a' })?.[name]).toBe('https://e.org/a');
});

test('the name of openapi.yaml wins over other spellings', () => {
  expect(readProduct({ ...bare, imageUrl: 'alias.png', image_url: 'right.png' })?.image_url).toBe(
    'right.png',
  );
});

test.each<[keyof Product, unknown, unknown]>([
  ['price', 'free', null],
  ['price', Number.NaN, null],
  ['price', 0, 0],
  ['rating', 4.5, 4.5],
  ['is_sample', 'yes', false],
  ['is_sample', true, true],
  ['reason', '', undefined],
  ['reason', 'Fits.', 'Fits.'],
])('%s of %j is %j', (field, value, read) => {
  expect(readProduct({ ...bare, [field]: value })?.[field]).toBe(read);
});

test('products without a name are left out of a list', () => {
  expect(readProducts([null, bare, { price: 3 }]).map(({ name }) => name)).toEqual(['Gel']);
  expect(readProducts('none')).toEqual([]);
});
