import { expect, test } from 'vitest';
import { assistantMessage, mask, userMessage } from './fixtures.ts';
import { lastTurn, shownMessages } from './shown-messages.ts';

test('only messages meant for the member are shown', () => {
  const messages = [
    { ...userMessage(1, 'Context of the last scan.'), role: 'system' as const },
    userMessage(2, 'Hello'),
    { ...assistantMessage(3, 'A tool was called.'), show_in_chat: false },
    assistantMessage(4, '<!-- {"id": "x"} -->'),
    { ...assistantMessage(5, ''), product_suggestions: [mask] },
  ];
  expect(shownMessages(messages).map(({ id }) => id)).toEqual([2, 5]);
});

test('a reply is one turn from its first word until it is stored, whatever is loaded before it', () => {
  const asked = [userMessage(1, 'Hello'), assistantMessage(2, 'Hi.'), userMessage(3, 'And my jaw?')];
  const replied = [...asked, assistantMessage(4, 'It looks calm.')];
  expect(lastTurn(asked, true)).toBe(lastTurn(replied, false));
  expect(lastTurn([assistantMessage(0, 'Welcome.'), ...replied], false)).toBe(lastTurn(replied, false));
  expect(lastTurn(asked, false)).not.toBe(lastTurn(asked, true));
  expect(lastTurn([], true)).not.toBe(lastTurn([], false));
});
