import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('what is short stays whole', () => {
  expect(excerpt('Forehead calmer than in September.')).toBe('Forehead calmer than in September.');
});

test('what is long ends after a word', () => {
  const short = excerpt('Calm, even, settled. '.repeat(40));
  expect(short.length).toBeLessThanOrEqual(181);
  expect(short).toMatch(/(Calm|even|settled)…$/);
});

test('one long word is cut', () => {
  expect(excerpt('a'.repeat(400))).toHaveLength(181);
});
