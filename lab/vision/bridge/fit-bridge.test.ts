import { expect, test } from 'vitest';
import { fitSign } from './fit-bridge.ts';

const pairs = (set: string, to: (from: number) => number) =>
  [0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8].map((from) => ({ set, from, to: to(from) }));

test('an engine that reads alike needs no bridge, also where no photo was read', () => {
  expect(fitSign(pairs('painted', (from) => from))).toEqual({ values: [0, 1, 2, 3, 4, 5], spread: 0 });
});

test('a bridge follows an engine that reads less, and stays where no photo was read', () => {
  const many = Array.from({ length: 20 }, () => pairs('real', (from) => 0.8 * from)).flat();
  const { values, spread } = fitSign(many);
  expect(values.slice(0, 3)).toEqual([0, 1, 2].map((step) => expect.closeTo(0.8 * step, 1)));
  expect([values[4], values[5]]).toEqual([4, 5]);
  expect(spread).toBeLessThan(0.1);
});

test('a bridge is as wide as on the set of photos that it fits least', () => {
  const shaken = pairs('real', (from) => from + (Math.round(from * 10) % 8 === 0 ? 0.6 : -0.6));
  const calm = Array.from({ length: 30 }, () => pairs('painted', (from) => from)).flat();
  expect(fitSign([...calm, ...shaken]).spread).toBeGreaterThan(0.5);
});

test('a bridge never falls, and one without a photo is as wide as the scale', () => {
  const falling = Array.from({ length: 20 }, () => pairs('real', (from) => 3 - from)).flat();
  const { values } = fitSign(falling);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(fitSign([])).toMatchObject({ spread: 5 });
});
