import type { SeverityRange } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { changeText, changeTitle, unchangedWords } from './change-words.ts';
import type { ChangedTrend } from './sort-trends.ts';

type Ends = [low: number, high: number];

function changed([low, high]: Ends, [lowNow, highNow]: Ends, created_at: string | null = eveningOf(2026)) {
  return {
    change: lowNow + highNow < low + high ? 'less_visible' : 'more_visible',
    before: point({ low, high }, created_at),
    now: point({ low: lowNow, high: highNow }, new Date(2026, 11, 16, 20).toISOString()),
  } satisfies Omit<ChangedTrend, 'trend'>;
}

function point(range: SeverityRange, created_at: string | null) {
  return { checkin_id: null, created_at, severity_score: range.low, range };
}

function eveningOf(year: number): string {
  return new Date(year, 10, 18, 20).toISOString();
}

describe('changeTitle', () => {
  test.each<[Ends, Ends, string]>([
    [[2, 3], [0, 1], 'Calmer since November\u00A018'],
    [[1, 2], [2, 3], 'A little more since November\u00A018'],
    [[1, 2], [3, 4], 'More since November\u00A018'],
  ])('%j to %j: %s', (before, now, title) => {
    expect(changeTitle(changed(before, now))).toBe(title);
  });

  test('changeTitle names the year when it is another one, and no unknown date', () => {
    expect(changeTitle(changed([2, 3], [0, 1], eveningOf(2025)))).toBe('Calmer since November\u00A018, 2025');
    expect(changeTitle(changed([2, 3], [0, 1], null))).toBe('Calmer than last time');
  });
});

describe('changeText', () => {
  test('changeText calls a change real where the ranges are apart', () => {
    expect(changeText(changed([2, 3], [0, 1]), false)).toBe(
      'From “2\u00A0to\u00A03” to “0\u00A0to\u00A01”. The ranges don’t touch, so this change is real.',
    );
    expect(changeText(changed([2, 3], [1, 2]), false)).toBe('From “2\u00A0to\u00A03” to “1\u00A0to\u00A02”.');
  });

  test('changeText has no figures for members who prefer words', () => {
    expect(changeText(changed([4, 5], [2, 3]), true)).toMatch(
      /^From “quite a bit to a lot” to “a little to some”/,
    );
  });
});

test('the text calls only readings that lie near each other about the same', () => {
  expect(unchangedWords(1.9, 0.6)).toBe('No measurable change');
  expect(unchangedWords(0.6, 0.5)).toBe('About the same');
});
