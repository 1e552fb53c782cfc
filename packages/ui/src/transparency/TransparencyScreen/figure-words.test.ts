import { expect, test } from 'vitest';
import { goalInWords, inWords } from './figure-words.ts';
import type { MeasuredFigure } from '@daylit/contract';

test.each<[number, MeasuredFigure['unit'], string]>([
  [0.9834, 'correlation', '0.983'],
  [0.995, 'share', '99.5\u00A0%'],
  [1, 'share', '100\u00A0%'],
  [0.214, 'points', '0.21\u00A0points'],
  [1.8, 'ratio', '1.8\u00A0times'],
  [41.4, 'MB', '41\u00A0MB'],
  [3, 'count', '3'],
])('%s in %s', (value, unit, words) => {
  expect(inWords(value, unit)).toBe(words);
});

test.each<[MeasuredFigure['goal'], MeasuredFigure['unit'], string]>([
  [{ bound: 'at_least', value: 0.98 }, 'correlation', 'at least 0.98'],
  [{ bound: 'at_most', value: 0.25 }, 'points', 'at most 0.25\u00A0points'],
  [{ bound: 'at_most', value: 0 }, 'count', 'none'],
  [{ bound: 'at_least', value: 1 }, 'share', 'all'],
])('goal %o in %s', (goal, unit, words) => {
  expect(goalInWords({ goal, unit } as MeasuredFigure)).toBe(words);
});
