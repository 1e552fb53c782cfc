import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short text is not changed', () => {
  expect(excerpt('Forehead calmer than in September.')).toBe('Forehead calmer than in September.');
});

test('a long text is cut after a word', () => {
  const short = excerpt('Calm, even, settled. '.repeat(40));
  expect(short.length).toBeLessThanOrEqual(181);
  expect(short).toMatch(/(Calm|even|settled)…$/);
});

test('a single long word is cut', () => {
  expect(excerpt('a'.repeat(400))).toHaveLength(181);
});
