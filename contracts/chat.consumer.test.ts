import { deleteChat, listChatMessages, resumeChat, streamChat, takeBackToldFact } from '@daylit/api-client';
import {
  CHAT_ANSWER_EXAMPLE,
  type ChatMessage,
  type ChatReply,
  type ChatStreamEvent,
  TOLD_FACT_EXAMPLE,
} from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { streamOf } from './event-stream.ts';
import { agree, refusalOf } from './agree.ts';
import { Matchers } from './pact.ts';

const STARTED: ChatStreamEvent = { type: 'session_started', checkin_id: null };
const WORDS: ChatStreamEvent = { type: 'content_delta', text: 'Begin with a mild cleanser.' };
const TOLD_FACTS = [TOLD_FACT_EXAMPLE];
const ANSWER = { ...CHAT_ANSWER_EXAMPLE, message_id: 2, sources: [], told: [] };
const LAST: ChatStreamEvent = { type: 'content_delta', text: ' Then moisturize.', answer: ANSWER };

describe('the reply to a message', () => {
  const message = { message: 'What should I begin with?' };
  const request = { method: 'POST', path: '/api/chat2/stream', json: message } as const;
  const receiving = 'a message to the assistant';

  test.each([
    { given: 'a member is signed in', how: 'in words', events: [STARTED, WORDS, LAST] },
    {
      given: 'the assistant needs products',
      how: 'that needs products',
      events: [
        STARTED,
        WORDS,
        { type: 'searching_products' },
        { type: 'ready_for_resume', product_intent: 'a mild cleanser', category: 'cleanser' },
      ],
    },
    {
      given: 'the assistant cannot finish',
      how: 'that breaks off',
      events: [STARTED, { type: 'error', detail: 'The reply could not be finished.' }],
    },
  ] as const)('$how', async ({ given, how, events }) => {
    const received = await agree(
      {
        given,
        receiving: `${receiving}, answered by a reply ${how}`,
        request,
        response: { status: 200, text: streamOf(events) },
      },
      (api) => collect(streamChat(api, message)),
    );
    expect(received).toEqual(events);
  });

  test.each([
    { given: 'a member used all tokens', detail: 'upgrade_needed', trigger: 'upgradeNeeded' },
    {
      given: 'a pro member used all tokens',
      detail: 'fair_use_exceeded',
      trigger: 'usageLimitExceeded',
    },
  ] as const)('$given', async ({ given, detail, trigger }) => {
    const json = { detail: Matchers.equal(detail), resets_at: '2026-12-01T00:00:00.000Z' };
    const headers = { 'x-trigger-event': trigger };
    const error = await agree(
      { given, receiving, request, response: { status: 403, json, headers } },
      (api) => refusalOf(collect(streamChat(api, message))),
    );
    expect(error).toMatchObject({ status: 403, detail, trigger });
  });
});

describe('the conversation', () => {
  const request = { method: 'GET', path: '/api/chat-history', query: { offset: '0', limit: '25' } } as const;
  const receiving = 'a request for the newest messages';
  const page = { offset: 0, limit: 25 };
  const told = { created_at: '2026-11-23T08:30:00.000Z', show_in_chat: true, product_suggestions: [] };
  const messages: ChatMessage[] = [
    {
      id: 1,
      role: 'user',
      message: 'What should I begin with?',
      ...told,
      ai_generated: false,
      starts_conversation: true,
      answer: null,
    },
    {
      id: 2,
      role: 'assistant',
      message: 'Begin with a mild cleanser.',
      ...told,
      ai_generated: true,
      starts_conversation: false,
      answer: ANSWER,
    },
  ];

  test('the conversation lists a message and its reply', async () => {
    const json = messages.map((each) => ({
      ...each,
      role: Matchers.equal(each.role),
      message: Matchers.equal(each.message),
      show_in_chat: Matchers.equal(true),
    }));
    const found = await agree(
      { given: 'a member has a conversation', receiving, request, response: { status: 200, json } },
      (api) => listChatMessages(api, page),
    );
    expect(found).toMatchObject([messages[0] ?? {}, { answer: ANSWER, role: 'assistant', id: 2 }]);
  });

  test('the conversation is empty before its first message', async () => {
    const found = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 200, json: [] } },
      (api) => listChatMessages(api, page),
    );
    expect(found).toEqual([]);
  });

  test('what was told about oneself is taken back', async () => {
    const [told] = TOLD_FACTS;
    const held = await agree(
      {
        given: 'a member told of an allergy and of their age',
        receiving: 'the wish to take back the age',
        request: { method: 'DELETE', path: '/api/chat-history/told/age' },
        response: { status: 200, json: [told] },
      },
      (api) => takeBackToldFact(api, 'age'),
    );
    expect(held).toEqual([told]);
  });

  test('the conversation is deleted', async () => {
    const deleting = agree(
      {
        given: 'a member has a conversation',
        receiving: 'the wish to delete the conversation',
        request: { method: 'DELETE', path: '/api/chat-history' },
        response: { status: 204 },
      },
      (api) => deleteChat(api),
    );
    await expect(deleting).resolves.toBeUndefined();
  });
});

describe('the products of a reply', () => {
  const resume = { message: 'Which serum fits me?', product_intent: 'a serum', category: 'serum' };
  const request = { method: 'POST', path: '/api/chat2/resume', json: resume } as const;
  const receiving = 'the wish to see the products';
  const product = {
    id: 'sample:serum-level-niacinamide',
    name: 'Level Niacinamide 5% Serum',
    category: 'serum',
    price: 12,
  };
  const reply = { reply: 'Here is a serum.', products: [product], answer: ANSWER };

  test('the products of a reply are found', async () => {
    const json = { ...reply, products: Matchers.eachLike(product) };
    const found: ChatReply = await agree(
      { given: 'a reply waits for products', receiving, request, response: { status: 200, json } },
      (api) => resumeChat(api, resume),
    );
    expect(found).toMatchObject({ reply: reply.reply, answer: ANSWER, products: [{ id: product.id }] });
  });

  test('the products of a reply are refused when no reply waits', async () => {
    const json = { detail: 'No answer waits for products. Please ask once more.' };
    const error = await agree(
      { given: 'a member is signed in', receiving, request, response: { status: 422, json } },
      (api) => refusalOf(resumeChat(api, resume)),
    );
    expect(error).toMatchObject({ status: 422, detail: json.detail });
  });
});

async function collect<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const collected: Entry[] = [];
  for await (const entry of entries) collected.push(entry);
  return collected;
}
