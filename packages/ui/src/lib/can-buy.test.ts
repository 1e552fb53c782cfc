import { AGE_BAND_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { canBuy } from './can-buy.ts';

test('an adult may buy a plan, and so may a person whose age is unknown', () => {
  expect(AGE_BAND_VALUES.filter(canBuy)).toEqual(['18-24', '25-39', '40-59', '60+']);
  expect([canBuy(null), canBuy(undefined)]).toEqual([true, true]);
});
