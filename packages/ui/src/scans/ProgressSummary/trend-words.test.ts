import type { TrendChange } from '@daylit/contract';
import { expect, test } from 'vitest';
import { trendWords } from './trend-words.ts';

test.each<[TrendChange, number, number, string, string]>([
  ['less_visible', 4, 2, 'calmer', 'Calmer, 4 to 2'],
  ['no_measurable_change', 3, 3, 'steady', 'Steady at 3'],
  ['more_visible', 1, 1.5, 'more', 'A little more, 1 to 1.5'],
  ['more_visible', 1, 2.9, 'more', 'A little more, 1 to 2.9'],
])('%s, %d to %d', (change, before, now, direction, text) => {
  expect(trendWords(change, before, now)).toMatchObject({ direction, text });
});

test('a change of less than half a point is steady, whatever the verdict', () => {
  expect(trendWords('more_visible', 1, 1.4)).toMatchObject({ direction: 'steady', text: 'Steady, 1 to 1.4' });
  expect(trendWords('less_visible', 3, 2.6)).toMatchObject({ direction: 'steady', text: 'Steady, 3 to 2.6' });
});

test('scans that are not compared claim nothing, not even that they are alike', () => {
  for (const now of [0, 0.2, 3.8]) {
    expect(trendWords('not_compared', 0, now).text).toBe(`Not compared, 0 to ${now}`);
  }
});

test('a rise of two points is not called a little', () => {
  expect(trendWords('more_visible', 1, 3)).toMatchObject({ direction: 'more', text: 'More, 1 to 3' });
});

test('a difference within the noise is no change, and without a verdict nothing is claimed', () => {
  expect(trendWords('no_measurable_change', 1.2, 0.6)).toMatchObject({
    direction: 'steady',
    text: 'Steady, 1.2 to 0.6',
  });
  expect(trendWords(null, 4, 0.2)).toMatchObject({ direction: 'steady', text: '4 to 0.2' });
});

test('numbers have at most one decimal', () => {
  expect(trendWords('less_visible', 2.04, 0.96).text).toBe('Calmer, 2 to 1');
});
