import { expect, test } from 'vitest';
import { differsSoFar } from './differs-so-far.ts';

test('is silent while the confirmation is on its way', () => {
  expect(differsSoFar('morning light', '')).toBe(false);
  expect(differsSoFar('morning light', 'morning')).toBe(false);
  expect(differsSoFar('morning light', 'morning light')).toBe(false);
});

test('tells the first character that is another, and one too many', () => {
  expect(differsSoFar('morning light', 'mornimg')).toBe(true);
  expect(differsSoFar('morning light', 'morning light ')).toBe(true);
});
