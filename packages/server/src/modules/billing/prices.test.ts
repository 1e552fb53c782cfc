import { expect, it } from 'vitest';
import { directionOf, findPrice, presentPrices, type PriceEntry, savingOf } from './prices.ts';

const price = (id: string): PriceEntry => findPrice(id) ?? expect.fail(`${id} is not in the table`);

it('the price list computes every saving from the table, and never overstates it', () => {
  const rows = presentPrices(() => true).map(({ id, amount, savings }) => [
    id,
    amount,
    savings.against_list && [savings.against_list.amount, savings.against_list.percent],
    savings.against_monthly && [savings.against_monthly.amount, savings.against_monthly.percent],
  ]);
  expect(rows).toEqual([
    ['plus_monthly', 599, null, null],
    ['plus_annual', 5900, null, [1288, 17.9]],
    ['pro_monthly', 1499, null, null],
    ['pro_annual', 14_900, null, [3088, 17.1]],
    ['plus_annual_founding', 4800, [1100, 18.6], [2388, 33.2]],
    ['pro_annual_founding', 13_800, [1100, 7.3], [4188, 23.2]],
  ]);
  expect(savingOf(5901, 5900)).toBeNull();
});

it.each([
  ['plus_monthly', 'pro_monthly', 'upgrade'],
  ['plus_monthly', 'plus_annual', 'upgrade'],
  ['plus_annual', 'pro_monthly', 'upgrade'],
  ['pro_annual', 'plus_annual', 'downgrade'],
  ['pro_monthly', 'plus_annual_founding', 'downgrade'],
  ['pro_annual', 'pro_monthly', 'downgrade'],
  ['plus_annual', 'plus_annual_founding', 'none'],
] as const)('from %s to %s is: %s', (from, to, direction) => {
  expect(directionOf(price(from), price(to))).toBe(direction);
});
