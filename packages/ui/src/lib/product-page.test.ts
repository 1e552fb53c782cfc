import { expect, test } from 'vitest';
import { comparePage, productPage } from './product-page.ts';

test.each([
  ['sample:gel', null, '/products/sample%3Agel'],
  ['obf:4000000000011', 'https://shop.example/a', '/products/obf%3A4000000000011'],
  ['custom:1', 'https://shop.example/a', 'https://shop.example/a'],
  ['custom:1', null, null],
])('%s with the link %s leads to %s', (id, product_url, page) => {
  expect(productPage({ id, product_url })).toBe(page);
});

test('a comparison names its products', () => {
  expect(comparePage(['sample:a', 'obf:1'])).toBe('/products/compare?ids=sample%3Aa,obf%3A1');
});
