import { getAccount, updateAccount } from '@daylit/api-client';
import type { AccountUpdate } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { RunFresh } from '../credentials/fresh-sign-in.ts';
import { invalidateSessions } from '../sessions/session-list.ts';
import { refreshSession } from '../sessions/session.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => getAccount(api, { signal }),
});

/** The details of the account. */
export function useAccount() {
  return useQuery(accountQuery);
}

/** Saves the details. Its data is the address that still has to be confirmed, null when none does. */
export function useUpdateAccount(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (update: AccountUpdate): Promise<string | null> => {
      const before = client.getQueryData(accountQuery.queryKey)?.email;
      // A wrong password of the form is shown at its field, without a second question.
      if (update.current_password === undefined)
        await run((proof) => updateAccount(api, { ...update, ...proof }));
      else await updateAccount(api, update);
      return update.email === before ? null : update.email;
    },
    onSuccess: async () => {
      invalidateSessions(client);
      await Promise.all([client.invalidateQueries(accountQuery), refreshSession(client)]);
    },
  });
}
