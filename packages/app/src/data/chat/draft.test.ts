import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findItem } from '../../lib/browser-storage.ts';
import { findDraft, followChatLink, forgetChatTab, keepDraft } from './draft.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link adds its question below the draft, once', () => {
  followChatLink({ ask: ' Why is it red? ', checkin: '7' });
  expect(findDraft()).toBe('Why is it red?');
  keepDraft('My jaw is dry. ');
  followChatLink({ ask: 'Why is it red?', checkin: null });
  followChatLink({ ask: 'Why is it red?', checkin: null });
  expect(findDraft()).toBe('My jaw is dry. \nWhy is it red?');
  expect(findItem('chatCheckin')).toBe('7');
});

test('an invalid link changes nothing', () => {
  followChatLink({ ask: '  ', checkin: '0 or 1=1' });
  expect(findDraft()).toBe('');
  expect(findItem('chatCheckin')).toBeNull();
  followChatLink({ ask: 'x'.repeat(5000), checkin: null });
  expect(findDraft()).toHaveLength(4000);
});

test('a logout removes everything', () => {
  followChatLink({ ask: 'Why?', checkin: '7' });
  forgetChatTab();
  expect([findDraft(), findItem('chatCheckin')]).toEqual(['', null]);
});
