import { expect, test } from 'vitest';
import { comparableScans, comparableTrend, incomparableScans, roughScans } from '../comparison-fixtures.ts';
import { itemAt } from '../../lib/item-at.ts';
import { pairWords, signWords } from './pair-words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('the run of scans is told before the two photos', () => {
  expect(pairWords(comparableTrend, false)).toMatchObject({
    kind: 'calmer',
    title: 'Calmer since July 15',
    text: 'Redness went from about 2 to about 1, over five scans. Also calmer: uneven tone, shine, texture and dark circles.',
  });
  expect(pairWords(comparableTrend, true).text).toBe('Redness has been calmer since July 15.');
  const alike = comparableTrend.signs.map((sign) => ({ ...sign, change: 'no_measurable_change' as const }));
  expect(pairWords({ ...comparableTrend, signs: alike }, true).text).toMatch(/ too alike to show it\.$/);
});

test('without a trend, the largest change of the two photos is the title', () => {
  const { kind, title } = pairWords(comparableScans, false);
  expect([kind, plain(title)]).toEqual(['calmer', 'Calmer than on August 12']);
});

test('photos that are alike are about the same, and a rough comparison says why it is rough', () => {
  const signs = roughScans.signs.map((sign) => ({ ...sign, change: 'no_measurable_change' as const }));
  const { kind, title, text } = pairWords({ ...roughScans, signs }, false);
  expect([kind, plain(title)]).toEqual(['steady', 'About the same as on June 17']);
  expect(text).toMatch(/ The light falls differently\.$/);
});

test('photos that cannot be compared have the reason, and no change', () => {
  expect(pairWords(incomparableScans, false)).toEqual({
    kind: 'not_comparable',
    title: 'These two can’t be compared',
    text: 'The light falls differently. What looks different may come from that.',
  });
});

test('two photos that are alike do not deny a trend, and two that differ are told as they are', () => {
  expect(signWords(itemAt(comparableTrend.signs, 0)).words).toBe('Calmer since July 15');
  expect(signWords(itemAt(comparableTrend.signs, 3)).words).toBe('A little more');
  expect(signWords(itemAt(comparableScans.signs, 4))).toEqual({ change: 'none', words: 'Can’t tell' });
});
