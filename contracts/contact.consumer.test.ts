import { sendContactMessage, sendFeedback } from '@daylit/api-client';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';

describe('feedback', () => {
  const feedback = { message: 'The report is clear.', source: 'report' };

  test.each(['nobody is signed in', 'a member is signed in'] as const)(
    'feedback is answered when %s',
    async (given) => {
      const answer = await agree(
        {
          given,
          receiving: 'feedback',
          request: { method: 'POST', path: '/api/feedback', json: feedback },
          response: { status: 200, json: { message: 'Thanks for your feedback!' } },
        },
        (api) => sendFeedback(api, feedback),
      );
      expect(answer.message).toBe('Thanks for your feedback!');
    },
  );
});

describe('a contact message', () => {
  const message = { name: 'Ada', email: 'ada@example.org', message: 'Where is my report?' };

  test('a contact message is received', async () => {
    const answer = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a contact message',
        request: { method: 'POST', path: '/api/contact', json: message },
        response: { status: 200, json: { message: 'Your message has been sent!' } },
      },
      (api) => sendContactMessage(api, message),
    );
    expect(answer.message).toBe('Your message has been sent!');
  });

  test('a contact message is received with the conversation that the member attached', async () => {
    const conversation = [
      { role: 'user' as const, text: 'Where is my report?' },
      { role: 'assistant' as const, text: 'I am not sure what you mean.' },
    ];
    const answer = await agree(
      {
        given: 'a member is signed in',
        receiving: 'a contact message with a conversation',
        request: { method: 'POST', path: '/api/contact', json: { ...message, conversation } },
        response: { status: 200, json: { message: 'Your message has been sent!' } },
      },
      (api) => sendContactMessage(api, { ...message, conversation }),
    );
    expect(answer.message).toBe('Your message has been sent!');
  });

  test('a contact message without a usable address is refused with a sentence', async () => {
    const wrong = { ...message, email: 'ada' };
    const error = await agree(
      {
        given: 'nobody is signed in',
        receiving: 'a contact message without an address',
        request: { method: 'POST', path: '/api/contact', json: wrong },
        response: { status: 422, json: { detail: 'Please enter a valid e-mail address.' } },
      },
      (api) => refusalOf(sendContactMessage(api, wrong)),
    );
    expect(error.detail).toBe('Please enter a valid e-mail address.');
  });
});
