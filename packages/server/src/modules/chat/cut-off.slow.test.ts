import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatMessage, ChatStreamEvent, Usage } from '@daylit/contract';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openReply, wordsOf } from '../../../test/chat-stream.ts';
import { startFakeModelServer } from '../../../test/fake-model-server.ts';
import { type RealServer, startRealServer } from '../../../test/real-server.ts';
import { signUp } from '../../../test/sign-up.ts';
import { halfway, huge, stream, talking } from '../../../test/streaming-model.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

const model = await startFakeModelServer();
const { baseUrl, apiKey } = model.external;
const env = { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: 'sees-2' };
const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-cut-off-'));
let server: RealServer;
let noor: Visitor;
let members = 0;

beforeEach(async () => {
  server = await startRealServer(dataDir, env);
  members += 1;
  const token = await signUp(server, `noor-${members}@example.org`);
  noor = createVisitor({ url: server.url, token });
  await noor.post('/api/consents', { purpose: 'external_chat', granted: true });
  model.behave(halfway);
});
afterEach(() => server.stop());
afterAll(async () => {
  await model.close();
  await rm(dataDir, { recursive: true, force: true });
});

const message = () => ({ message: 'How do I wash my face?', message_key: randomUUID() });
const isWords = (event: ChatStreamEvent) => event.type === 'content_delta' && event.text !== '';

/** The member at the restarted server. */
async function startAgain(): Promise<void> {
  server = await startRealServer(dataDir, env);
  noor = createVisitor({ url: server.url, token: noor.token() ?? '' });
}

async function kept() {
  const history = (await noor.get('/api/chat-history')).body as ChatMessage[];
  return history.map(({ role, message: words, answer }) => [role, words, answer?.is_complete ?? null]);
}

async function used(): Promise<Record<'messages' | 'tokens', number>> {
  const { messages, tokens } = (await noor.get('/api/usage')).body as Usage;
  return { messages: messages.used, tokens: tokens.used };
}

const tokensOf = (words: string): number => Math.ceil(words.length / 4);

it('a stopping server ends a reply in time, says that it was interrupted, and keeps its words', async () => {
  const asked = message();
  const reply = await openReply(server, noor, asked);
  const words = wordsOf(await reply.until(isWords));
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(await server.exitCode).toBe(0);
  expect((await reply.until(() => false)).at(-1)).toMatchObject({ type: 'error' });

  await startAgain();
  expect(await kept()).toEqual([
    ['user', asked.message, null],
    ['assistant', words, false],
  ]);
  // The interruption is not the member's fault: only the words that they got are charged.
  expect(await used()).toEqual({ messages: 0, tokens: tokensOf(words) });
});

it('a killed server loses no message, repeats no reply, and charges only what was delivered', async () => {
  const asked = message();
  const reply = await openReply(server, noor, asked);
  const words = wordsOf(await reply.until(isWords));
  await server.kill();
  await expect(reply.until(() => false)).rejects.toThrow('terminated');

  await startAgain();
  expect(await kept()).toEqual([
    ['user', asked.message, null],
    ['assistant', words, false],
  ]);
  expect(await used()).toEqual({ messages: 0, tokens: tokensOf(words) });

  // The browser sends the message again, as it does after an error.
  model.behave(stream('Rinse with water. '));
  const again = await (await openReply(server, noor, asked)).until(() => false);
  const history = await kept();
  expect(history.filter(([role]) => role === 'user')).toEqual([['user', asked.message, null]]);
  expect(history.filter(([role]) => role === 'assistant')).toHaveLength(1);
  expect(history.at(-1)).toEqual(['assistant', wordsOf(again), true]);
  expect((await used()).messages).toBe(1);

  // A model that never stops, or that pours out megabytes, does not keep the member from an answer.
  for (const behaviour of [talking, huge]) {
    model.behave(behaviour);
    const answered = (await (await openReply(server, noor, message())).until(() => false)).at(-1);
    expect(answered).toMatchObject({ answer: { kind: 'answer', answered_by: { place: 'server_instead' } } });
  }
});
