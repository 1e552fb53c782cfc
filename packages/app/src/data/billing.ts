import { confirmSubscription } from '@daylit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { sessionQuery } from './sessions/session.ts';

/** Whether the checkout of `sessionId` is paid. If so, refetches the user with the new plan. Null: idle. */
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
    // Offline, the page says at once that the payment could not be verified.
    networkMode: 'always',
    retry: false,
  });
}
