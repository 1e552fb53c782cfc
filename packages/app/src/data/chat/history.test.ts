import type { ChatMessage } from '@daylit/contract';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { createQueryClient } from '../query-client.ts';
import { changeNewest, chatQuery, messagesOf } from './history.ts';

const message = (id: number) => ({ id, role: 'user', show_in_chat: true, message: `${id}` });
const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => message(from + at));

test('older pages begin before all loaded messages, and a message that moved is shown once', async () => {
  const calls = fakeApi({ 'GET /api/chat-history': [{ body: page(26, 25) }, { body: page(20, 7) }] });
  const client = createQueryClient();
  await client.fetchInfiniteQuery(chatQuery);
  changeNewest(client, (messages) => [...messages, message(51) as ChatMessage]);
  const { data } = await new InfiniteQueryObserver(client, chatQuery).fetchNextPage();
  expect(calls).toEqual([
    'GET /api/chat-history?offset=0&limit=25',
    'GET /api/chat-history?offset=26&limit=25',
  ]);
  expect(messagesOf(data?.pages ?? []).map(({ id }) => id)).toEqual(page(20, 32).map(({ id }) => id));
});
