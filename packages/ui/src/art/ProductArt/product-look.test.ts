import { expect, test } from 'vitest';
import { PRODUCT_SHAPES, productLook } from './product-look.ts';

test('the same product looks the same everywhere', () => {
  expect(productLook('serum', 'a1')).toEqual(productLook('serum', 'a1'));
});

test('every category has a shape, and an unknown one has the default shape', () => {
  expect(PRODUCT_SHAPES.map((shape) => productLook(shape, '1').shape)).toEqual(PRODUCT_SHAPES);
  expect(productLook('beard_oil', '1').shape).toBe('default');
});

test('ids are spread over all colours and labels', () => {
  const looks = Array.from({ length: 200 }, (_, id) => productLook('serum', String(id)));
  expect(new Set(looks.map(({ paint }) => paint)).size).toBe(7);
  expect(new Set(looks.map(({ label }) => label)).size).toBe(3);
});
