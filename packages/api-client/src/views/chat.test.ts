import { expect, test } from 'vitest';
import { readMessage } from './chat.ts';

test('a message keeps its words and reads its products in one spelling', () => {
  const message = {
    id: 4,
    role: 'assistant',
    message: ' As it was written. ',
    created_at: '2026-11-18T08:30:00.000Z',
    show_in_chat: true,
    product_suggestions: [{ name: 'Gel', imageUrl: 'a.png' }, null],
    ai_generated: true,
  };
  expect(readMessage(message)).toMatchObject({
    ...message,
    product_suggestions: [{ id: 'Gel', image_url: 'a.png' }],
  });
});

test.each([[{ role: 'robot' }], [null], ['Hello']])('%j is not shown', (value) => {
  expect(readMessage(value)).toMatchObject({ role: 'system', show_in_chat: false });
});
