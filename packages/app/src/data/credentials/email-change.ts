import { confirmEmailChange } from '@daylit/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshSession } from '../sessions/session.ts';

/** Confirms or undoes a change of the address, once, and refetches the user. Idle without a token. */
export function useConfirmEmailChange(token: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['confirm-email-change', token],
    queryFn: async (): Promise<{ message: string }> => {
      const answer = await confirmEmailChange(api, token ?? '');
      // An undo ends the session of this browser too.
      await refreshSession(client).catch(() => null);
      return answer;
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}
