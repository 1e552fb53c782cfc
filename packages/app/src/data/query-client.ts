import { ApiError } from '@daylit/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Tries of a question that got no usable answer. A refusal (4xx) is an answer and is not asked again. */
const TRIES = 3;

/** The cache of everything that comes from the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => !isRefusal(error) && failures < TRIES,
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
