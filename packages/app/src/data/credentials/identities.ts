import { listIdentities, removeIdentity, startIdentity } from '@daylit/api-client';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { RunFresh } from './fresh-sign-in.ts';

const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: ({ signal }) => listIdentities(api, { signal }),
});

/** The accounts at providers with which the member signs in. */
export function useIdentities() {
  return useQuery(identitiesQuery);
}

/** Opens the page of a provider in place of this one, to link an account there. */
export function useLinkIdentity(run: RunFresh) {
  return useMutation({
    mutationFn: async (provider: string): Promise<void> => {
      const { url } = await run((proof) => startIdentity(api, { provider, ...proof }));
      location.assign(url);
    },
  });
}

/** Unlinks an account. */
export function useRemoveIdentity(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number }) => run((proof) => removeIdentity(api, { id, ...proof })),
    onSettled: () => client.invalidateQueries(identitiesQuery),
  });
}
