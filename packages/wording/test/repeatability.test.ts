import type { RepeatabilityFacts } from '@daylit/contract';
import { expect, test } from 'vitest';
import { repeatability } from '../src/index.ts';

const sign = (
  name: RepeatabilityFacts['measures'][number]['sign'],
  usual_margin: number,
  margin: number,
) => ({
  sign: name,
  usual_margin,
  margin,
});

const USUAL = sign('redness', 0.7, 0.6);
const MORE = sign('dark_circles', 1, 1.3);
const LESS = sign('lines', 0.8, 0.5);

test.each<[string, RepeatabilityFacts['measures'], RegExp]>([
  ['no sign', [], /^No sign shows in both photos\. /],
  ['a tenth of a point', [USUAL], /^Two photos of you differ about as much as usual\. /],
  ['more', [USUAL, MORE], /differ more than usual in dark circles\. There, we call only a larger /],
  ['less', [USUAL, LESS], /differ less than usual in fine lines\. There, we can call a smaller /],
  ['both', [MORE, LESS], /differ more than usual in dark circles, and less in fine lines\. /],
])('a pair that differs in %s', (_, measures, words) => {
  expect(repeatability({ pairs: 1, measures }).summary).toMatch(words);
});

test('without a pair nothing is said, and each measure has the name of its sign', () => {
  expect(repeatability({ pairs: 0, measures: [] })).toEqual({ pairs: 0, summary: null, measures: [] });
  expect(repeatability({ pairs: 1, measures: [MORE] }).measures).toEqual([
    { ...MORE, concern_name: 'Dark circles' },
  ]);
});
