import { expect, test } from 'vitest';
import { differsSoFar } from './differs-so-far.ts';

test('the check reports no difference while the confirmation is incomplete', () => {
  expect(differsSoFar('morning light', '')).toBe(false);
  expect(differsSoFar('morning light', 'morning')).toBe(false);
  expect(differsSoFar('morning light', 'morning light')).toBe(false);
});

test('the check reports the first different character, and a surplus one', () => {
  expect(differsSoFar('morning light', 'mornimg')).toBe(true);
  expect(differsSoFar('morning light', 'morning light ')).toBe(true);
});
