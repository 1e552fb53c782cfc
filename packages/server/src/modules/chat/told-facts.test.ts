import type { ChatAnswer, ChatMessage } from '@daylit/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { send } from '../../../test/chat-stream.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
const { assistant } = server;
afterAll(server.close);
beforeEach(() => {
  assistant.pretend = 'Hello.';
});

const ASPIRIN = 'allergy aspirin';
const SALICYLATES = ['salicylic acid', 'salicylate', 'salix alba'];

async function ask(member: SignedIn, message: string, more = {}): Promise<Partial<ChatAnswer>> {
  const end = (await send(member, { message, ...more })).at(-1);
  return end?.type === 'content_delta' ? (end.answer ?? {}) : {};
}

const toldNow = async (member: SignedIn) => {
  const messages = (await member.get('/api/chat-history')).body as ChatMessage[];
  return messages.findLast(({ role }) => role === 'assistant')?.answer?.told;
};

test('a fact is noted once, holds for the conversation, and ends with a new one', async () => {
  const noor = await server.member();
  const first = await ask(noor, 'Aspirin makes my face swell. What helps against blackheads?');
  expect(first.memos).toEqual([
    {
      fact_id: ASPIRIN,
      sentence: 'You are allergic to aspirin',
      follows: 'So I leave out salicylic acid and willow bark. They are related to it.',
    },
  ]);
  const told = [
    {
      id: ASPIRIN,
      sentence: 'You are allergic to aspirin',
      is_kept: false,
      preferences: { avoid: SALICYLATES },
    },
  ];
  expect(first.told).toEqual(told);
  const second = await ask(noor, 'Aspirin makes me swell, remember. And at night?');
  expect(second).toMatchObject({ told });
  expect(second.memos).toBeUndefined();
  expect(await toldNow(noor)).toEqual(told);
  expect((await ask(noor, 'Which cream?', { new_conversation: true })).told).toEqual([]);
});

test('what was told counts for products, advice and age in this conversation only', async () => {
  const noor = await server.member({ profile: { preferences: { age_band: '25-39', pregnancy: 'no' } } });
  await ask(noor, 'I am 15 and pregnant and allergic to lanolin');
  const facts = assistant.asked.at(-1)?.facts;
  expect(facts?.isMinor).toBe(true);
  expect(await facts?.profile()).toMatchObject({
    preferences: { age_band: '13-17', pregnancy: 'yes', avoid: ['lanolin'] },
  });
  expect((await facts?.adviser())?.avoid).toEqual(['lanolin']);
  const { body } = await noor.get('/api/profile');
  expect(body).toMatchObject({ preferences: { age_band: '25-39', pregnancy: 'no' } });
  await ask(noor, 'Which cream?', { new_conversation: true });
  expect(assistant.asked.at(-1)?.facts.isMinor).toBe(false);
});

test('nobody is made older by what they say', async () => {
  const mika = await server.member({ profile: { preferences: { age_band: '13-17', pregnancy: 'no' } } });
  const { told } = await ask(mika, 'I am 17. Which retinol?');
  expect(told).toMatchObject([{ sentence: 'You are 17', is_kept: true }]);
  await ask(mika, 'I am 34');
  expect(assistant.asked.at(-1)?.facts.isMinor).toBe(true);
});

test('a fact that was taken back is gone, until it is said again', async () => {
  const noor = await server.member();
  await ask(noor, 'Aspirin makes me swell. I am breastfeeding.');
  const taken = await noor.delete(`/api/chat-history/told/${encodeURIComponent(ASPIRIN)}`);
  expect(taken).toMatchObject({ status: 200, body: [{ id: 'pregnancy' }] });
  await ask(noor, 'Which cream?');
  expect(assistant.asked.at(-1)?.told.map(({ id }) => id)).toEqual(['pregnancy']);
  expect(await toldNow(noor)).toMatchObject([{ id: 'pregnancy' }]);
  const again = await ask(noor, 'Aspirin does make me swell. No: aspirin makes me swell.');
  expect(again.memos).toMatchObject([{ fact_id: ASPIRIN }]);
  const vera = await server.member();
  expect(await vera.delete('/api/chat-history/told/pregnancy')).toMatchObject({ status: 200, body: [] });
  expect(await toldNow(noor)).toHaveLength(2);
});

test('a fact that was kept needs no note in later conversations', async () => {
  const noor = await server.member();
  await ask(noor, 'I am allergic to perfume');
  await noor.post('/api/profile', { preferences: { fragrance_free: true } });
  expect(await toldNow(noor)).toMatchObject([{ is_kept: true }]);
  const later = await ask(noor, 'I am allergic to perfume', { new_conversation: true });
  expect(later.memos).toBeUndefined();
});

test('what was taken back is sealed, in the export, and goes with the conversation', async () => {
  const noor = await server.member();
  await ask(noor, 'I am pregnant');
  await noor.delete('/api/chat-history/told/pregnancy');
  const rows = await server.db
    .selectFrom('chat_messages')
    .selectAll()
    .where('user_id', '=', noor.id)
    .execute();
  expect(rows.some(({ sealed_content }) => sealed_content.includes('pregnan'))).toBe(false);
  await noor.delete('/api/chat-history');
  await ask(noor, 'Which cream?');
  expect(await toldNow(noor)).toEqual([]);
});
