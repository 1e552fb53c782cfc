import { confirmSubscription } from '@daylit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { sessionQuery } from './sessions/session.ts';

/** Whether the checkout behind `sessionId` is paid; then the member is asked for anew, with the new plan. Null asks nothing. */
export function usePaidCheckout(sessionId: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['checkout', sessionId],
    queryFn: async (): Promise<boolean> => {
      const { success } = await confirmSubscription(api, sessionId ?? '');
      if (success) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      return success;
    },
    enabled: sessionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // The page says that it could not be verified, instead of waiting for a network.
    networkMode: 'always',
    retry: false,
  });
}
