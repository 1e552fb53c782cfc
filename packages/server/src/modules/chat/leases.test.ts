import type { ChatMessage, Usage } from '@daylit/contract';
import { afterAll, expect, it } from 'vitest';
import { openReply } from '../../../test/chat-stream.ts';
import { endLeases } from '../../../test/silent-server.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
const { assistant } = server;
afterAll(server.close);

async function usedBy(member: SignedIn): Promise<{ messages: number; tokens: number }> {
  const { messages, tokens } = (await member.get('/api/usage')).body as Usage;
  return { messages: messages.used, tokens: tokens.used };
}

/** What is shown of a conversation: words, and whether a reply is complete. */
async function shownTo(member: SignedIn) {
  const history = (await member.get('/api/chat-history')).body as ChatMessage[];
  return history.map(({ message, answer }) => [message, answer?.is_complete ?? null]);
}

it('a server whose clock is a minute ahead does not take a reply that is being written for dead', async () => {
  const noor = await server.member();
  const reply = await openReply(server, noor, { message: 'one wait two' });
  await reply.until(({ type }) => type === 'content_delta');
  server.clock.advance(60_000);
  await shownTo(noor);
  assistant.release();
  expect((await reply.until(() => false)).at(-1)).toMatchObject({ answer: { is_complete: true } });
  expect((await usedBy(noor)).messages).toBe(1);
});

it('a reply that died with its server is kept up to there, and its charge is refunded', async () => {
  const noor = await server.member();
  const reply = await openReply(server, noor, { message: 'one wait two' });
  await reply.until(({ type }) => type === 'content_delta');
  await endLeases(server.db);
  expect(await shownTo(noor)).toEqual([
    ['one wait two', null],
    ['one', false],
  ]);
  assistant.release();
  expect((await reply.until(() => false)).at(-1)?.type).toBe('error');
  expect(await usedBy(noor)).toEqual({ messages: 0, tokens: 1 });
});
