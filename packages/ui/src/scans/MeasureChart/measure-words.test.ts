import type { SignTrend, TrendMeasure } from '@daylit/contract';
import { expect, test } from 'vitest';
import { changeWords } from '../HandOverScreen/hand-over-words.ts';
import { calmerTrend, lostCircles, moreTexture, steadyTone, yearOfScans } from '../trends-fixtures.ts';
import { claimOf } from './measure-words.ts';

const words = (measure: TrendMeasure, isWordsOnly = false) => [
  claimOf(measure, yearOfScans, isWordsOnly),
  changeWords(measure, yearOfScans),
];
const untold = (kind: SignTrend['kind'], title: string): SignTrend => ({
  ...calmerTrend,
  kind,
  title,
  sentence: 'Why.',
});

test('the trend is told, whatever the first and the last scan show', () => {
  expect(words({ ...steadyTone, trend: calmerTrend })).toEqual([
    {
      kind: 'calmer',
      text: 'Calmer since July 15. Redness went from about 2 to about 1, over five scans.',
    },
    'calmer since July 15',
  ]);
  expect(words({ ...moreTexture, trend: untold('steady', 'Steady since June 17') }, true)).toEqual([
    { kind: 'same', text: 'Steady since June 17.' },
    'steady since June 17',
  ]);
  expect(words({ ...lostCircles, trend: calmerTrend })[0]).toMatchObject({
    text: expect.stringMatching(/^Calmer since .+ scans\. This photo can’t tell: Your glasses /),
  });
});

test('a trend that cannot tell leaves a change between two scans, and is told instead of none', () => {
  const few = untold('too_few', 'Too early to tell');
  expect(words({ ...moreTexture, trend: few })).toEqual([
    { kind: 'more', text: 'A little more since June\u00A017' },
    'a little more since Jun\u00A017',
  ]);
  expect(words({ ...steadyTone, trend: few })).toEqual([
    { kind: 'none', text: 'Too early to tell. Why.' },
    'too early to tell',
  ]);
});
