import { expect, test } from 'vitest';
import { productStep } from './product-step.ts';

const product = { name: 'Overnight Squalane Mask', category: 'mask', suggested_category: 'eye_cream' };

test.each([
  [product, 'eye_cream'],
  [{ ...product, suggested_category: null }, 'mask'],
  [{ ...product, suggested_category: '', category: '' }, 'overnight_squalane_mask'],
  [{ name: 'Tap Water' }, 'tap_water'],
])('%j belongs to the step %s', (given, step) => {
  expect(productStep(given)).toBe(step);
});
