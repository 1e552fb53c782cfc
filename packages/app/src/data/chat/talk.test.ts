import { CHAT_ANSWER_EXAMPLE, type ChatRequest, type ChatStreamEvent } from '@daylit/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type FakeAnswers } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { chatQuery, loadedMessages } from './history.ts';
import { Talk, type TalkState } from './talk.ts';

const STREAM = 'POST /api/chat2/stream';
const RESUME = 'POST /api/chat2/resume';
const HISTORY = 'GET /api/chat-history';

const STARTED: ChatStreamEvent = { type: 'session_started', checkin_id: 3 };
const say = (text: string): ChatStreamEvent => ({ type: 'content_delta', text });
const LAST: ChatStreamEvent = { type: 'content_delta', text: ' dry.', answer: CHAT_ANSWER_EXAMPLE };
const SEARCH: ChatStreamEvent = { type: 'ready_for_resume', product_intent: 'a gel', category: 'cleanser' };

const stored = (id: number, role: 'user' | 'assistant', message: string) => ({
  id,
  role,
  message,
  created_at: '2026-11-20T09:28:00Z',
  show_in_chat: true,
  product_suggestions: [],
});

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

/** A conversation of two messages, with these answers of the server to the next one. */
async function talkWith(answers: FakeAnswers, { isLoaded = true } = {}) {
  const sent: ChatRequest[] = [];
  const history = { body: [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')] };
  const calls = fakeApi(
    { [HISTORY]: history, 'GET /api/check-token-limit': { body: {} }, ...answers },
    (request) => {
      if (request.url.endsWith('stream')) void request.json().then((body: ChatRequest) => sent.push(body));
    },
  );
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  if (isLoaded) await client.fetchInfiniteQuery(chatQuery);
  const refused: string[] = [];
  const talk = new Talk({ client, onRefused: (reason) => refused.push(reason), onFrame: (run) => run() });
  const states: TalkState[] = [];
  talk.subscribe(() => states.push(talk.now()));
  const shown = () => loadedMessages(client).map(({ message }) => message);
  return { talk, calls, sent, refused, states, shown, client };
}

test('a message that is sent while the conversation loads waits for the conversation', async () => {
  const { talk, shown, sent } = await talkWith(
    { [STREAM]: { events: [STARTED, say('It is'), LAST] } },
    { isLoaded: false },
  );
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.', 'Is it dry?', 'It is dry.']);
  expect(sent[0]?.conversation_history).toHaveLength(2);
});

test('a message is sent alone when the conversation cannot be loaded', async () => {
  const { talk, shown, sent } = await talkWith(
    {
      [HISTORY]: { status: 503, body: { detail: 'Busy.' } },
      [STREAM]: { events: [STARTED, say('It is'), LAST] },
    },
    { isLoaded: false },
  );
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Is it dry?', 'It is dry.']);
  expect(sent[0]?.conversation_history).toEqual([]);
});

test('a message is shown at once, and its reply takes the place of the words that arrived', async () => {
  const { talk, states, shown, client, sent } = await talkWith({
    [STREAM]: { events: [STARTED, say('It is'), LAST] },
  });
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.', 'Is it dry?', 'It is dry.']);
  expect(loadedMessages(client).at(-1)).toMatchObject({ id: 12, answer: CHAT_ANSWER_EXAMPLE });
  expect(states.map(({ sending, reply }) => [sending.state, reply])).toEqual([
    ['busy', { state: 'waiting', message: '' }],
    ['done', { state: 'waiting', message: '' }],
    ['done', { state: 'streaming', message: 'It is' }],
    ['done', { state: 'streaming', message: 'It is dry.' }],
    ['done', { state: 'none' }],
  ]);
  expect(sent[0]).toMatchObject({
    message: 'Is it dry?',
    checkin_id: null,
    conversation_history: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'Hi.' },
    ],
  });
  await talk.send('And now?');
  expect(sent[1]).toMatchObject({ checkin_id: 3 });
  expect(sent[1]?.conversation_history).toHaveLength(4);
});

test('a reply that searches for products is replaced by the one that has them', async () => {
  const products = [{ id: 'p1', name: 'Gel', category: 'cleanser' }];
  const { talk, shown, states, client } = await talkWith({
    [STREAM]: { events: [STARTED, say('Let me look.'), { type: 'searching_products' }, SEARCH] },
    [RESUME]: { body: { reply: 'This one fits.', products, answer: CHAT_ANSWER_EXAMPLE } },
  });
  await talk.send('A gel?');
  expect(shown().at(-1)).toBe('This one fits.');
  expect(loadedMessages(client).at(-1)?.product_suggestions).toMatchObject(products);
  expect(states.map(({ reply }) => reply.state)).toContain('searching');
});

test.each([
  [
    'the token check says so',
    { 'GET /api/check-token-limit': { status: 403, detail: 'upgrade_needed' } },
    'upgrade_needed',
  ],
  ['the stream says so', { [STREAM]: { status: 403, detail: 'fair_use_exceeded' } }, 'fair_use_exceeded'],
] as const)('an allowance that is used up takes the message back, when %s', async (_, answers, reason) => {
  const { talk, shown, refused } = await talkWith(answers);
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.']);
  expect(refused).toEqual([reason]);
  expect(talk.now()).toMatchObject({ sending: { state: 'failed', detail: null }, refusal: reason });
});

test('another refusal is shown in its own words and opens the plans', async () => {
  const { talk, refused } = await talkWith({ [STREAM]: { status: 403, detail: 'Verify your address.' } });
  await talk.send('Is it dry?');
  expect(refused).toEqual(['upgrade_needed']);
  expect(talk.now().sending).toEqual({ state: 'failed', detail: 'Verify your address.' });
});

test('a check that fails for another reason stops nothing', async () => {
  const { talk, shown } = await talkWith({
    'GET /api/check-token-limit': { status: 503 },
    [STREAM]: { events: [STARTED, LAST] },
  });
  await talk.send('Is it dry?');
  expect(shown()).toHaveLength(4);
});

test('a message that perhaps never arrived keeps its key when it is sent again', async () => {
  const { talk, sent, shown } = await talkWith({
    [STREAM]: [{ network: 'lost' }, { network: 'lost' }, { events: [STARTED, LAST] }] as never,
  });
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.']);
  await talk.send('Is it dry?');
  await talk.send('Is it red?');
  const [first, again, other] = sent.map(({ message_key }) => message_key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('after an interrupted reply, the copy of the server is shown', async () => {
  const history = [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')];
  const cut = { ...stored(4, 'assistant', 'It'), answer: { ...CHAT_ANSWER_EXAMPLE, is_complete: false } };
  const { talk, client } = await talkWith({
    [STREAM]: { events: [STARTED, say('It is')], isCut: true },
    [HISTORY]: [{ body: history }, { body: [...history, stored(3, 'user', 'Is it dry?'), cut] }],
  });
  await talk.send('Is it dry?');
  expect(loadedMessages(client).at(-1)).toMatchObject({ id: 4, answer: { is_complete: false } });
  expect(talk.now().reply.state).toBe('failed');
});

test.each([
  ['before the first event', { network: 'lost' }],
  ['in the middle', { events: [STARTED, say('It is')], isCut: true }],
])('a connection that breaks %s shows the whole reply that the server has', async (_, stream) => {
  const history = [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')];
  const whole = { ...stored(4, 'assistant', 'It is dry.'), answer: CHAT_ANSWER_EXAMPLE };
  const { talk, shown } = await talkWith({
    [STREAM]: stream,
    [HISTORY]: [{ body: history }, { body: [...history, stored(3, 'user', 'Is it dry?'), whole] }],
  } as never);
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.', 'Is it dry?', 'It is dry.']);
  expect(talk.now()).toMatchObject({ sending: { state: 'done' }, reply: { state: 'none' } });
});

test('when the server cannot be reached, the words that arrived stay', async () => {
  const { talk, shown } = await talkWith({
    [STREAM]: { events: [STARTED, say('It is'), { type: 'error', detail: 'The reply broke off.' }] },
    [HISTORY]: [{ body: [stored(1, 'user', 'Hello')] }, { status: 503 }],
  });
  await talk.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Is it dry?', 'It is']);
  expect(talk.now().reply).toEqual({ state: 'failed', detail: 'The reply broke off.' });
});

test.each([
  ['a stream that is none', { [STREAM]: { text: 'data: <html>\n\n' } }, { state: 'unreadable' }],
  [
    'products that are no JSON',
    { [STREAM]: { events: [STARTED, SEARCH] }, [RESUME]: { text: '<html>' } },
    { state: 'unreadable' },
  ],
  [
    'a status without a sentence',
    { [STREAM]: { events: [STARTED, SEARCH] }, [RESUME]: { status: 502, detail: '' } },
    { state: 'failed', detail: 'HTTP 502' },
  ],
])('%s', async (_, answers, reply) => {
  const { talk } = await talkWith(answers);
  await talk.send('Is it dry?');
  expect(talk.now().reply).toEqual(reply);
});

test('tokens that end before the products close the field with the sentence about them', async () => {
  const { talk, refused } = await talkWith({
    [STREAM]: { events: [STARTED, SEARCH] },
    [RESUME]: { status: 403, detail: 'upgrade_needed' },
  });
  await talk.send('A gel?');
  expect(talk.now()).toMatchObject({ reply: { state: 'none' }, refusal: 'upgrade_needed' });
  expect(refused).toEqual([]);
});

test('a new conversation sends nothing of the old one, and one message at a time is sent', async () => {
  const { talk, sent, calls, client } = await talkWith({ [STREAM]: { events: [STARTED, LAST] } });
  talk.startNew();
  await Promise.all([talk.send('Hello again'), talk.send('Hello again')]);
  expect(calls.filter((call) => call === STREAM)).toHaveLength(1);
  expect(sent[0]).toMatchObject({ new_conversation: true, conversation_history: [] });
  expect(loadedMessages(client)[2]).toMatchObject({ starts_conversation: true });
  expect(talk.now().isNew).toBe(false);
});
