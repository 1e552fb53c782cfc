import { expect, test } from 'vitest';
import { trendWords } from './trend-words.ts';

test.each([
  ['less_visible', 4, 2, 'calmer', 'Calmer, 4 to 2'],
  ['no_measurable_change', 3, 3, 'steady', 'Steady at 3'],
  ['more_visible', 1, 1.5, 'more', 'A little more, 1 to 1.5'],
])('%s, %d to %d', (change, before, now, direction, text) => {
  expect(trendWords(change, before, now)).toEqual({ direction, text });
});

test('a difference within the noise is no change, and neither is one that nothing is known about', () => {
  expect(trendWords('no_measurable_change', 0.2, 0)).toEqual({ direction: 'steady', text: 'Steady at 0' });
  expect(trendWords(undefined, 4, 0.2)).toEqual({ direction: 'steady', text: 'Steady at 0.2' });
});

test('figures have one decimal at most', () => {
  expect(trendWords('less_visible', 2.04, 0.96).text).toBe('Calmer, 2 to 1');
});
