import { createAccessToken, listAccessTokens, revokeAccessToken } from '@daylit/api-client';
import type { NewAccessToken } from '@daylit/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { RunFresh } from './fresh-sign-in.ts';

const accessTokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => listAccessTokens(api, { signal }),
});

/** The access tokens of the member's own programs. */
export function useAccessTokens() {
  return useQuery(accessTokensQuery);
}

/** Makes one. The answer, with the token, is kept only while it is shown. */
export function useMakeAccessToken(run: RunFresh) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewAccessToken) => run((proof) => createAccessToken(api, { ...wanted, ...proof })),
    onSuccess: () => client.invalidateQueries(accessTokensQuery),
    gcTime: 0,
  });
}

/** Revokes one. */
export function useRevokeAccessToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: number }) => revokeAccessToken(api, { id }),
    onSettled: () => client.invalidateQueries(accessTokensQuery),
  });
}
