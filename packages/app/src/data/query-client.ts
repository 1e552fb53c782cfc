import { ApiError } from '@daylit/api-client';
import { QueryClient } from '@tanstack/react-query';
import type { SentPage } from '../lib/sent-page.ts';

/** How often a request is retried when it brings no usable answer. A refusal (4xx) is final. */
const RETRIES = 3;

/** Before a retry, in milliseconds. With all three a page says within a second that it did not load. */
const RETRY_AFTER = 250;

/** A page that has said so asks again by itself after so many milliseconds. */
const ASKS_AGAIN_AFTER = 10_000;

/**
 * How long data is kept after its page was left, in milliseconds. A person who is offline can go back to it.
 */
const KEPT = 60 * 60 * 1000;

/** How long an answer that came with the page counts as current, in milliseconds: until it is drawn. */
const FRESH = 5000;

/** The cache of all data from the server, with the answers that came with the page. */
export function createQueryClient(answers: SentPage['answers'] = []): QueryClient {
  const sentAt = Date.now();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEPT,
        staleTime: ({ state }) => (state.dataUpdatedAt === sentAt ? FRESH : 0),
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
        retryDelay: RETRY_AFTER,
        refetchInterval: ({ state }) => askAgainAfter(state),
        refetchOnWindowFocus: false,
      },
      // Offline, a click must fail at once instead of waiting for the network.
      mutations: { networkMode: 'always' },
    },
  });
  for (const [queryKey, answer] of answers) client.setQueryData(queryKey, answer, { updatedAt: sentAt });
  return client;
}

/** When what did not load is asked for again, in milliseconds; false for what is there, or was refused. */
export function askAgainAfter({ data, error }: { data: unknown; error: Error | null }): number | false {
  return data === undefined && error !== null && !isRefusal(error) ? ASKS_AGAIN_AFTER : false;
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
