import type { ContactTurn } from '@daylit/contract';
import { lastTurns } from '@daylit/ui';
import type { QueryClient } from '@tanstack/react-query';
import { chatQuery, messagesOf } from './history.ts';

/** Reads the end of the member's conversation. */
export async function readLastTurns(client: QueryClient): Promise<ContactTurn[]> {
  const { pages } = await client.ensureInfiniteQueryData(chatQuery);
  return lastTurns(messagesOf(pages));
}
