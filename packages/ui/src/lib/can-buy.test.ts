import { AGE_BAND_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { canBuy } from './can-buy.ts';

test('plans are for adults, and for who has not said how old they are', () => {
  expect(AGE_BAND_VALUES.filter(canBuy)).toEqual(['18-24', '25-39', '40-59', '60+']);
  expect([canBuy(null), canBuy(undefined)]).toEqual([true, true]);
});
