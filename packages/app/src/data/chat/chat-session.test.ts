import { CHAT_ANSWER_EXAMPLE, type ChatStreamEvent } from '@daylit/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usageQuery } from '../usage/usage.ts';
import { loadedMessages } from './history.ts';
import { HISTORY, sessionWith, stored } from './fake-session.ts';

const STREAM = 'POST /api/chat2/stream';
const RESUME = 'POST /api/chat2/resume';

const STARTED: ChatStreamEvent = { type: 'session_started', checkin_id: 3 };
const say = (text: string): ChatStreamEvent => ({ type: 'content_delta', text });
const LAST: ChatStreamEvent = { type: 'content_delta', text: ' dry.', answer: CHAT_ANSWER_EXAMPLE };
const SEARCH: ChatStreamEvent = { type: 'ready_for_resume', product_intent: 'a gel', category: 'cleanser' };

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

test('a message that is sent while the conversation loads waits for the conversation', async () => {
  const { session, shown, sent } = await sessionWith(
    { [STREAM]: { events: [STARTED, say('It is'), LAST] } },
    { isLoaded: false },
  );
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.', 'Is it dry?', 'It is dry.']);
  expect(sent[0]?.conversation_history).toHaveLength(2);
});

test('a message is sent alone when the conversation cannot be loaded', async () => {
  const { session, shown, sent } = await sessionWith(
    {
      [HISTORY]: { status: 503, body: { detail: 'Busy.' } },
      [STREAM]: { events: [STARTED, say('It is'), LAST] },
    },
    { isLoaded: false },
  );
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Is it dry?', 'It is dry.']);
  expect(sent[0]?.conversation_history).toEqual([]);
});

test('a message is shown at once, and its reply takes the place of the words that arrived', async () => {
  const { session, states, shown, client, sent } = await sessionWith({
    [STREAM]: { events: [STARTED, say('It is'), LAST] },
  });
  await session.send('Is it dry?');
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
  await session.send('And now?');
  expect(sent[1]).toMatchObject({ checkin_id: 3 });
  expect(sent[1]?.conversation_history).toHaveLength(4);
});

test('a reply that searches for products is replaced by the one that has them', async () => {
  const products = [{ id: 'p1', name: 'Gel', category: 'cleanser' }];
  const { session, shown, states, client } = await sessionWith({
    [STREAM]: { events: [STARTED, say('Let me look.'), { type: 'searching_products' }, SEARCH] },
    [RESUME]: { body: { reply: 'This one fits.', products, answer: CHAT_ANSWER_EXAMPLE } },
  });
  await session.send('A gel?');
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
  const { session, shown, refused } = await sessionWith(answers);
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.']);
  expect(refused).toEqual([reason]);
  expect(session.now()).toMatchObject({ sending: { state: 'failed', detail: null }, refusal: reason });
});

test('with nothing left, the server decides whether the message is answered', async () => {
  const { session, calls, shown, client } = await sessionWith({
    'GET /api/check-token-limit': { status: 403, detail: 'upgrade_needed' },
    [STREAM]: { events: [STARTED, LAST] },
  });
  const allowance = { used: 0, limit: 10, resets_at: null };
  const usage = { scans: allowance, messages: allowance, tokens: { ...allowance, used: 10 } };
  client.setQueryData(usageQuery.queryKey, usage);
  await session.send('I am not safe');
  expect(shown()).toHaveLength(4);
  expect(calls).not.toContain('GET /api/check-token-limit');
});

test('another refusal is shown in its own words and opens the plans', async () => {
  const { session, refused } = await sessionWith({
    [STREAM]: { status: 403, detail: 'Verify your address.' },
  });
  await session.send('Is it dry?');
  expect(refused).toEqual(['upgrade_needed']);
  expect(session.now().sending).toEqual({ state: 'failed', detail: 'Verify your address.' });
});

test('a check that fails for another reason stops nothing', async () => {
  const { session, shown } = await sessionWith({
    'GET /api/check-token-limit': { status: 503 },
    [STREAM]: { events: [STARTED, LAST] },
  });
  await session.send('Is it dry?');
  expect(shown()).toHaveLength(4);
});

test('a message that perhaps never arrived keeps its key when it is sent again', async () => {
  const { session, sent, shown } = await sessionWith({
    [STREAM]: [{ network: 'lost' }, { network: 'lost' }, { events: [STARTED, LAST] }] as never,
  });
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.']);
  await session.send('Is it dry?');
  await session.send('Is it red?');
  const [first, again, other] = sent.map(({ message_key }) => message_key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('after an interrupted reply, the copy of the server is shown', async () => {
  const history = [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')];
  const cut = { ...stored(4, 'assistant', 'It'), answer: { ...CHAT_ANSWER_EXAMPLE, is_complete: false } };
  const { session, client } = await sessionWith({
    [STREAM]: { events: [STARTED, say('It is')], isCut: true },
    [HISTORY]: [{ body: history }, { body: [...history, stored(3, 'user', 'Is it dry?'), cut] }],
  });
  await session.send('Is it dry?');
  expect(loadedMessages(client).at(-1)).toMatchObject({ id: 4, answer: { is_complete: false } });
  expect(session.now().reply.state).toBe('failed');
});

test.each([
  ['before the first event', { network: 'lost' }],
  ['in the middle', { events: [STARTED, say('It is')], isCut: true }],
])('a connection that breaks %s shows the whole reply that the server has', async (_, stream) => {
  const history = [stored(1, 'user', 'Hello'), stored(2, 'assistant', 'Hi.')];
  const whole = { ...stored(4, 'assistant', 'It is dry.'), answer: CHAT_ANSWER_EXAMPLE };
  const { session, shown } = await sessionWith({
    [STREAM]: stream,
    [HISTORY]: [{ body: history }, { body: [...history, stored(3, 'user', 'Is it dry?'), whole] }],
  } as never);
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Hi.', 'Is it dry?', 'It is dry.']);
  expect(session.now()).toMatchObject({ sending: { state: 'done' }, reply: { state: 'none' } });
});

test('when the server cannot be reached, the words that arrived stay', async () => {
  const { session, shown } = await sessionWith({
    [STREAM]: { events: [STARTED, say('It is'), { type: 'error', detail: 'The reply broke off.' }] },
    [HISTORY]: [{ body: [stored(1, 'user', 'Hello')] }, { status: 503 }],
  });
  await session.send('Is it dry?');
  expect(shown()).toEqual(['Hello', 'Is it dry?', 'It is']);
  expect(session.now().reply).toEqual({ state: 'failed', detail: 'The reply broke off.' });
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
  const { session } = await sessionWith(answers);
  await session.send('Is it dry?');
  expect(session.now().reply).toEqual(reply);
});

test('tokens that end before the products close the field with the sentence about them', async () => {
  const { session, refused } = await sessionWith({
    [STREAM]: { events: [STARTED, SEARCH] },
    [RESUME]: { status: 403, detail: 'upgrade_needed' },
  });
  await session.send('A gel?');
  expect(session.now()).toMatchObject({ reply: { state: 'none' }, refusal: 'upgrade_needed' });
  expect(refused).toEqual([]);
});

test('a new conversation sends nothing of the old one, and one message at a time is sent', async () => {
  const { session, sent, calls, client } = await sessionWith({ [STREAM]: { events: [STARTED, LAST] } });
  session.startNew();
  await Promise.all([session.send('Hello again'), session.send('Hello again')]);
  expect(calls.filter((call) => call === STREAM)).toHaveLength(1);
  expect(sent[0]).toMatchObject({ new_conversation: true, conversation_history: [] });
  expect(loadedMessages(client)[2]).toMatchObject({ starts_conversation: true });
  expect(session.now().isNew).toBe(false);
});
