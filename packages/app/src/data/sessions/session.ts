import { getMe } from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { api } from '../api.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { VERIFICATION_POLL } from '../../lib/timings.ts';
import { isSignedOut } from '../detail-of.ts';

/** Who uses the page. `unknown` until the first answer of the current-user call. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: UserView };

const LONGEST_RETRY = 30_000;

/** The current user, null for a visitor. Retried with a growing delay until the server answers. */
export const sessionQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<UserView | null> => {
    try {
      return await getMe(api, { signal });
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: true,
  retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_RETRY),
});

/** Who uses the page; `unknown` also during hydration. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  const isHydrated = useIsHydrated();
  if (data === undefined || !isHydrated) return { status: 'unknown' };
  return data === null ? { status: 'signed_out' } : { status: 'signed_in', user: data };
}

/** Whether the terms are accepted, and the date is known. */
export function hasAcceptedTerms({ agreed_to_terms, agreed_to_terms_date }: UserView): boolean {
  return agreed_to_terms && agreed_to_terms_date !== null;
}

/** Polls the user while `isWaiting`, but not in hidden tabs: an address can be verified on another device. */
export function useWaitForVerification(isWaiting: boolean): void {
  useQuery({
    ...sessionQuery,
    refetchInterval: isWaiting && VERIFICATION_POLL,
    refetchOnWindowFocus: isWaiting && 'always',
  });
}

/** Refetches the user after a change. Resolves with the answer. */
export async function refreshSession(client: QueryClient): Promise<UserView | null> {
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
}

/** Removes everything about the last user from the cache. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
