import { ApiError } from '@daylit/api-client';
import { QueryClient } from '@tanstack/react-query';

/** How often a question without a usable answer is asked again. A refusal (4xx) is an answer and is not. */
const RETRIES = 3;

/** The cache of everything that comes from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => !isRefusal(error) && failures < RETRIES,
        refetchOnWindowFocus: false,
      },
      // A click without a network must say so at once, instead of waiting for the network to come back.
      mutations: { networkMode: 'always' },
    },
  });
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
