import { expect, test } from 'vitest';
import { assistantMessage, userMessage } from './fixtures.ts';
import { lastTurns } from './last-turns.ts';

test('the last twelve messages of the current conversation are taken, as a person reads them', () => {
  const before = userMessage(1, 'From an earlier conversation');
  const messages = Array.from({ length: 14 }, (_, index) =>
    index % 2 === 0
      ? { ...userMessage(index + 2, `Question ${index}`), starts_conversation: index === 0 }
      : assistantMessage(index + 2, `Answer ${index}<!-- {"products":[]} -->`),
  );
  const turns = lastTurns([before, ...messages]);
  expect(turns).toHaveLength(12);
  expect(turns[0]).toEqual({ role: 'user', text: 'Question 2' });
  expect(turns.at(-1)).toEqual({ role: 'assistant', text: 'Answer 13' });
});

test('only the current conversation is taken, and a long message is cut', () => {
  const long = { ...userMessage(2, 'x'.repeat(4000)), starts_conversation: true };
  expect(lastTurns([userMessage(1, 'Before'), long])).toEqual([{ role: 'user', text: 'x'.repeat(2000) }]);
});
