import type { Consent } from '@daylit/contract';
import { expect, test } from 'vitest';
import { rowWords } from './row-words.ts';

const consent = (purpose: Consent['purpose'], granted: boolean): Consent => ({
  purpose,
  granted,
  version: '2026-11-23',
  text: 'I agree.',
  recorded_at: null,
});

test('pages whose state is not known say nothing', () => {
  const words = rowWords({ is_2fa_enabled: true });
  expect(Object.values(words).filter(Boolean)).toEqual(['Export or delete']);
});

test.each([
  [true, 2, 'Two-factor on, 2 passkeys'],
  [false, 1, 'Two-factor off, 1 passkey'],
  [false, 0, 'Two-factor off, no passkey'],
])('two-factor %s with %s passkeys is told in one line', (is_2fa_enabled, passkeys, words) => {
  expect(rowWords({ is_2fa_enabled, passkeys })['sign-in']).toBe(words);
});

test.each([
  [1, 'Only this browser'],
  [3, '3 browsers signed in'],
])('%s sessions are told in one line', (sessions, words) => {
  expect(rowWords({ sessions }).sessions).toBe(words);
});

test.each([
  ['nothing', [consent('photo_analysis', false)], 'No photo may be analyzed'],
  ['photos', [consent('photo_analysis', true)], 'Photos on this server only'],
  [
    'a model for reports',
    [consent('photo_analysis', true), consent('external_ai', true), consent('external_chat', false)],
    'Photos at an outside AI model',
  ],
  [
    'a model for the chat',
    [consent('photo_analysis', true), consent('external_ai', false), consent('external_chat', true)],
    'Chat at an outside AI model',
  ],
  [
    'a model for both',
    [consent('photo_analysis', true), consent('external_ai', true), consent('external_chat', true)],
    'Photos and chat at an outside AI model',
  ],
  [
    'a model for the chat alone',
    [consent('photo_analysis', false), consent('external_chat', true)],
    'No photos, chat at an outside AI model',
  ],
])('the consent to %s is told in one line', (_name, consents, words) => {
  expect(rowWords({ consents }).privacy).toBe(words);
});

test.each([
  ['none', {}, 'None yet'],
  ['one', { budget: 'low' as const }, 'Up to $15'],
  ['two', { fragrance_free: true, budget: 'medium' as const }, 'Fragrance-free, up to $35'],
  [
    'many',
    { avoid: ['aspirin', 'lanolin'], budget: 'high' as const, words_only: true },
    '2 left out, any price',
  ],
])('of the preferences, at most two stand in the line: %s', (_name, preferences, words) => {
  expect(rowWords({ preferences }).preferences).toBe(words);
});
