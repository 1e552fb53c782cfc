import { expect, test } from 'vitest';
import { dropsDetails, fluidDetails, sampleDetails, serumDetails } from '../product-fixtures.ts';
import { inShort } from './in-short.ts';

const cleanser = { ...dropsDetails, product: { ...dropsDetails.product, category: 'cleanser' } };

test.each([
  [
    [serumDetails, dropsDetails, fluidDetails],
    'They are for the same step. Plain Niacinamide Drops costs $13.10 less than Niacinamide 5% Daily Serum for the same 30 ml.',
  ],
  [
    [sampleDetails, cleanser],
    'They are for different steps. Plain Niacinamide Drops costs $13.10 less than First Light Serum a pack.',
  ],
  [[serumDetails, fluidDetails], null],
  [[serumDetails, serumDetails], null],
])('%#', (products, sentence) => {
  expect(inShort(products)).toBe(sentence);
});
