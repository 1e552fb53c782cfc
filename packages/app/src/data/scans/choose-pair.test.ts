import type { TrendsView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { choosePair } from './choose-pair.ts';

const trends = (...lines: (number | null)[]) =>
  ({
    scans: lines.map((line, index) => ({ checkin_id: index + 1, line })),
    measures: [],
  }) as unknown as TrendsView;

test.each([
  ['the address names two', trends(1, 1, 1, 1), 'a=3&b=2', { earlier: 2, later: 3 }],
  ['it names none', trends(1, null, 2, 2, 2), '', { earlier: 3, later: 5 }],
  ['it names one twice', trends(1, 1), 'a=1&b=1', { earlier: 1, later: 2 }],
  ['it names a hidden one', trends(1, 1, 1), 'a=2&b=99', { earlier: 1, later: 3 }],
  ['it names no number', trends(1, 1), 'a=x&b=2', { earlier: 1, later: 2 }],
  ['the last is compared with none', trends(1, 1, null), '', { earlier: 2, later: 3 }],
  ['there is one scan', trends(1), '', null],
  ['there is none', trends(), 'a=1&b=2', null],
])('when %s', (_, given, query, pair) => {
  expect(choosePair(given, new URLSearchParams(query))).toEqual(pair);
});
