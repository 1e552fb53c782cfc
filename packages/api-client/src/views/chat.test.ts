import { expect, test } from 'vitest';
import { CHAT_ANSWER_EXAMPLE, CRISIS_HELP_EXAMPLE } from '@daylit/contract';
import { readEvent, readMessage } from './chat.ts';

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

test('a reply keeps what is known of it, but a source only the address that is safe to open', () => {
  const [source] = CHAT_ANSWER_EXAMPLE.sources;
  const answer = {
    ...CHAT_ANSWER_EXAMPLE,
    miss: 'again',
    crisis: CRISIS_HELP_EXAMPLE,
    actions: [
      { kind: 'open_page', page: 'billing' },
      { kind: 'leave_out_ingredient', ingredient: 'shea butter' },
      { kind: 'remove_product', daypart: 'night', step: 'serum', id: 'a', name: 'A serum' },
      { kind: 'open_page', page: 'https://cdn.invalid' },
      { kind: 'another' },
    ],
    sources: [source, { ...source, number: 2, url: 'javascript:alert(1)' }, { number: 3 }],
  };
  expect(readMessage({ role: 'assistant', answer }).answer).toEqual({
    ...answer,
    actions: answer.actions.slice(0, 3),
    sources: [source, { ...source, number: 2, url: null }],
  });
  expect(readMessage({ role: 'user', answer: null }).answer).toBeNull();
});

test.each([
  [{ type: 'content_delta', text: ' and ', answer: CHAT_ANSWER_EXAMPLE }],
  [{ type: 'session_started', checkin_id: null }],
  [{ type: 'ready_for_resume', product_intent: 'a gel', category: 'cleanser' }],
] as const)('the event %j is read as it is', (event) => {
  expect(readEvent(event)).toEqual(event);
});

test.each([[{ type: 'ping' }], [null], ['Hello']])('%j is no event of this version', (value) => {
  expect(readEvent(value)).toBeNull();
});
