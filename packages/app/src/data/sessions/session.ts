import { getMe } from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { api } from '../api.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useIsTakenOver } from '../../lib/use-is-taken-over.ts';
import { VERIFICATION_POLL } from '../../lib/timings.ts';
import { isSignedOut } from '../detail-of.ts';

/** Who is here. `unknown` until the first answer of the current-user call. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: UserView };

const LONGEST_RETRY = 30_000;

/** The current user, null for a visitor. Asked again, ever more slowly, until the server has answered. */
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

/** Who is here. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  const isTakenOver = useIsTakenOver();
  if (data === undefined || !isTakenOver) return { status: 'unknown' };
  return data === null ? { status: 'signed_out' } : { status: 'signed_in', user: data };
}

/** Whether the terms are accepted, with the date of it. */
export function hasAcceptedTerms({ agreed_to_terms, agreed_to_terms_date }: UserView): boolean {
  return agreed_to_terms && agreed_to_terms_date !== null;
}

/** Keeps asking who is here while `isWaiting`: an address can be verified on another device, too. Not in hidden tabs. */
export function useWaitForVerification(isWaiting: boolean): void {
  useQuery({
    ...sessionQuery,
    refetchInterval: isWaiting && VERIFICATION_POLL,
    refetchOnWindowFocus: isWaiting && 'always',
  });
}

/** Asks again who is here, after something that changes it. Resolves with the answer. */
export async function refreshSession(client: QueryClient): Promise<UserView | null> {
  return client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
}

/** Everything of the last person leaves the memory of this page. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}
