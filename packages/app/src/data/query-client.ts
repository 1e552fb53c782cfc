import { ApiError } from '@daylit/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How often a request is retried when it brings no usable answer. A refusal (4xx) is final. */
const RETRIES = 3;

/**
 * How long data is kept after its page was left, in milliseconds. A person who is offline can go back to it.
 */
const KEPT = 60 * 60 * 1000;

/** The cache of all data from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEPT,
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
      // Offline, a click must fail at once instead of waiting for the network.
      mutations: { networkMode: 'always' },
    },
  });
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
