import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is not changed', () => {
  expect(excerpt('Forehead calmer than in September.')).toBe('Forehead calmer than in September.');
});

test('a long text is cut after a word', () => {
  const short = excerpt('Calm, even, settled. '.repeat(40));
  expect(short.split(' ')).toHaveLength(12);
  expect(short).toMatch(/(Calm|even|settled)…$/);
  expect(excerpt('Longestwords '.repeat(9))).toMatch(/Longestwords…$/);
});

test('a single long word is cut', () => {
  expect(excerpt('a'.repeat(400))).toHaveLength(91);
});
