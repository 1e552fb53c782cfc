import { expect, test } from 'vitest';
import { readProductDetails } from './product-details.ts';

const bare = { product: { id: 'obf:1', name: 'Gel' } };

test('a product alone is enough, and its label counts as missing', () => {
  expect(readProductDetails(bare)).toMatchObject({
    product: { name: 'Gel' },
    label_status: 'missing',
    size: null,
    source: null,
    ingredients: [],
    reasons_for: [],
    reasons_against: [],
    conflicts: 0,
    cheaper: null,
    compare_with: [],
  });
});

test.each([[null], [{}], [{ product: { id: 'x' } }], [[bare]]])('%j holds no product', (value) => {
  expect(readProductDetails(value)).toBeNull();
});

test('what cannot be read is left out of its list', () => {
  const reason = { title: 'T', sentence: 'S.', grade: 'Z', sources: [{}, { title: 'A book' }] };
  const read = readProductDetails({
    ...bare,
    ingredients: [
      null,
      { name: '' },
      { name: 'AQUA', classes: [{ key: 'x' }, { key: 'y', label: 'Y', role: '?' }] },
    ],
    reasons_for: [{ title: 'no sentence' }, reason],
    size: { amount: 0, unit: 'ml' },
    cheaper: { product: { name: 'Plain Gel' }, saves: 'much' },
  });
  expect(read?.ingredients).toEqual([
    {
      name: 'AQUA',
      percent: null,
      is_known: false,
      is_avoided: false,
      classes: [{ key: 'y', label: 'Y', role: 'mind' }],
    },
  ]);
  expect(read?.reasons_for).toEqual([
    {
      title: 'T',
      sentence: 'S.',
      fix: null,
      grade: null,
      sources: [{ title: 'A book', url: null, is_reviewed: false }],
    },
  ]);
  expect(read).toMatchObject({ size: null, cheaper: null });
});
