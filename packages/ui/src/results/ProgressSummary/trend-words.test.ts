import { expect, test } from 'vitest';
import { trendWords } from './trend-words.ts';

test.each([
  [[4, 4, 3, 2], 'calmer', 'Calmer, 4 to 2'],
  [[3, 2, 3], 'steady', 'Steady at 3'],
  [[1, 1.5], 'more', 'A little more, 1 to 1.5'],
])('%j', (scores, direction, text) => {
  expect(trendWords(scores)).toEqual({ direction, text });
});

test('one scan is no trend', () => {
  expect(trendWords([2])).toBeUndefined();
  expect(trendWords([])).toBeUndefined();
});
