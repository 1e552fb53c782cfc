import { streamChat } from '@daylit/api-client';
import type { ChatStreamEvent } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const STARTED: ChatStreamEvent = { type: 'session_started', checkin_id: null };
const WORDS: ChatStreamEvent = { type: 'content_delta', text: 'Begin with a mild cleanser.' };

describe('the reply to a message', () => {
  const message = { message: 'What should I begin with?' };
  const request = { method: 'POST', path: '/api/chat2/stream', json: message } as const;
  const receiving = 'a message to the assistant';

  test.each([
    { how: 'in words', events: [STARTED, WORDS] },
    {
      how: 'that needs products',
      events: [
        STARTED,
        WORDS,
        { type: 'searching_products' },
        { type: 'ready_for_resume', product_intent: 'a mild cleanser', category: 'cleanser' },
      ],
    },
    {
      how: 'that breaks off',
      events: [STARTED, { type: 'error', detail: 'The reply could not be finished.' }],
    },
  ] as const)('$how', async ({ how, events }) => {
    const received = await agree(
      {
        given: 'a member is signed in',
        receiving: `${receiving}, answered by a reply ${how}`,
        request,
        response: { status: 200, events },
      },
      (api) => collect(streamChat(api, message)),
    );
    expect(received).toEqual(events);
  });

  test.each([
    { given: 'a member used all tokens', detail: 'upgrade_needed' },
    { given: 'a pro member used all tokens', detail: 'fair_use_exceeded' },
  ] as const)('$given', async ({ given, detail }) => {
    const json = { detail: Matchers.equal(detail) };
    const error = await agree({ given, receiving, request, response: { status: 403, json } }, (api) =>
      refusalOf(collect(streamChat(api, message))),
    );
    expect(error).toMatchObject({ status: 403, detail });
  });
});

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const collected: Entry[] = [];
  for await (const entry of entries) collected.push(entry);
  return collected;
}
