import { expect, test } from 'vitest';
import { chatHref } from './chat-href.ts';

test('a link into the chat carries a question, and the scan that it is about', () => {
  expect(chatHref('Why? & how?')).toBe('/chat?ask=Why%3F+%26+how%3F');
  expect(chatHref('Why?', 7)).toBe('/chat?ask=Why%3F&checkin=7');
});
