import { confirmSubscription } from '@daylit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';

const CHECKOUT = 'checkout';

/** Whether the checkout of `sessionId` is paid. If so, refetches what the new plan changes. Null: idle. */
export function usePaidCheckout(sessionId: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [CHECKOUT, sessionId],
    queryFn: async (): Promise<boolean> => {
      const { success } = await confirmSubscription(api, sessionId ?? '');
      if (success) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CHECKOUT });
      return success;
    },
    enabled: sessionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Offline, the page says at once that the payment could not be verified.
    networkMode: 'always',
    retry: false,
  });
}
