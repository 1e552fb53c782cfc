import { expect, test } from 'vitest';
import { completeReport, damagedReport } from '../fixtures.ts';
import { readProducts } from './read-products.ts';

test('products keep the order of their categories', () => {
  expect(readProducts(completeReport.product_needs).map(({ category }) => category)).toEqual([
    'cleanser',
    'serum',
    'sunscreen',
    'moisturizer',
    'exfoliant',
  ]);
});

test('a product without a name is left out, and of one with a name only what can be read is shown', () => {
  expect(readProducts(damagedReport.product_needs)).toEqual([
    {
      id: 'Rice Water Toner',
      name: 'Rice Water Toner',
      category: 'toner',
      image_url: undefined,
      product_url: undefined,
      price: undefined,
      rating: undefined,
      reason: undefined,
      isSample: false,
    },
  ]);
  expect(readProducts(null)).toEqual([]);
});
