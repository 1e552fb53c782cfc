import { expect, test } from 'vitest';
import { MAX_SEVERITY, rangeAmount, rangeDegree, rangeText } from './range-words.ts';

const steps = Array.from({ length: MAX_SEVERITY }, (_, low) => ({ low, high: low + 1 }));

test('each step of the scale has its word', () => {
  expect(steps.map(rangeDegree)).toEqual([
    'Not seen to very mild',
    'Very mild to mild',
    'Mild to moderate',
    'Moderate to marked',
    'Marked to strong',
  ]);
});

test('without numbers, each step is an amount', () => {
  expect(steps.map(rangeAmount)).toEqual([
    'None to a hint',
    'A hint to a little',
    'A little to some',
    'Some to quite a bit',
    'Quite a bit to a lot',
  ]);
});

test('a screen reader always hears the end of the scale, unless the member prefers words', () => {
  expect(rangeText({ low: 1, high: 3 }, false)).toBe('1 to 3 of 5, very mild to moderate');
  expect(rangeText({ low: 1, high: 3 }, true)).toBe('A hint to some');
});
