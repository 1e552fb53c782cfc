import type { ChatMessage, Usage } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { charge } from '../../../test/allowances.ts';
import { send } from '../../../test/chat-stream.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ hasAssistant: true });
afterAll(server.close);

const UNREADABLE = 'qwrt zzxv plmk';

const usedBy = async (member: SignedIn) => (await member.get('/api/usage')).body as Usage;
const lastOf = async (member: SignedIn) =>
  ((await member.get('/api/chat-history')).body as ChatMessage[]).at(-1);

test('a message that is not understood costs no message, and the reply says so', async () => {
  const noor = await server.member();
  await send(noor, UNREADABLE);
  expect(await lastOf(noor)).toMatchObject({
    message: 'I am not sure what you mean. This cost you no message.\n\nIs it one of these?',
    answer: { kind: 'cannot_answer', miss: 'first' },
  });
  const { messages, tokens } = await usedBy(noor);
  expect(messages.used).toBe(0);
  expect(tokens.used).toBeGreaterThan(0);
  await send(noor, 'How many scans do I have?');
  expect((await usedBy(noor)).messages.used).toBe(1);
});

test('twenty messages a day that are not understood cost none', async () => {
  // Not at the end of a month: the count begins again with the next one.
  const now = server.clock.now();
  server.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10) - now.getTime());
  const noor = await server.member({ plan: 'plus_monthly' });
  for (let count = 0; count < 21; count += 1)
    await send(noor, { message: UNREADABLE, new_conversation: true });
  expect((await usedBy(noor)).messages.used).toBe(1);
  expect((await lastOf(noor))?.message).toBe('I am not sure what you mean.\n\nIs it one of these?');
  server.clock.advance(24 * 60 * 60 * 1000);
  await send(noor, { message: UNREADABLE, new_conversation: true });
  expect((await usedBy(noor)).messages.used).toBe(1);
  expect((await lastOf(noor))?.message).toContain('This cost you no message.');
});

test('a crisis costs nothing, and its replies say whom to call until it is over', async () => {
  const noor = await server.member({ profile: { region: 'US' } });
  const crisisOf = async (message: string) => {
    await send(noor, message);
    return (await lastOf(noor))?.answer?.crisis;
  };
  expect(await crisisOf('I want to kill myself')).toMatchObject({
    call: '988',
    text: '988',
    emergency: '911',
  });
  expect(await crisisOf('please don’t send me to a hotline')).toMatchObject({ call: '988' });
  expect(await crisisOf('I am safe. Let’s go on')).toBeNull();
  const { messages, tokens } = await usedBy(noor);
  expect(messages.used).toBe(0);
  expect(tokens.used).toBeGreaterThan(0);
  expect(await crisisOf('How many scans do I have?')).toBeUndefined();
});

test.each([
  ['messages', 10],
  ['tokens', 25_000],
] as const)('a crisis is answered to its end when no %s are left', async (kind, amount) => {
  const noor = await server.member({ plan: 'free' });
  await charge(server, noor.id, { kind, amount });
  const before = (await usedBy(noor)).messages.used;
  const statusOf = async (message: string) => (await noor.post('/api/chat2/stream', { message })).status;
  expect(await statusOf('How many scans do I have?')).toBe(403);
  for (const message of ['I want to kill myself', 'i dont know', 'I am safe. Let’s go on'])
    await send(noor, message);
  expect((await lastOf(noor))?.message).toContain('thank you for saying so');
  expect(await statusOf('How many scans do I have?')).toBe(403);
  expect((await usedBy(noor)).messages.used).toBe(before);
});
