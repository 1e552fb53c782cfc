import { ApiError, getMe } from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { api } from '../api.ts';
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { forgetOfflineCopy } from '../../lib/browser-storage.ts';
import { SessionSentContext } from '../../lib/sent-page.ts';
import { isVisitor } from '../../lib/sign-in-hint.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { VERIFICATION_POLL } from '../../lib/timings.ts';
import { isSignedOut } from '../detail-of.ts';
import { keepAnswer } from '../keep-answer.ts';
import { tellOtherTabs, watchOtherTabs } from './other-tabs.ts';
import { isOtherMember, loadAnew, noteShownMember } from './shown-member.ts';

/** The user of the page; `unknown` until the first answer of the current-user call. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: UserView };

const LONGEST_RETRY = 30_000;

async function fetchUser({ signal }: { signal?: AbortSignal } = {}): Promise<UserView | null> {
  if (isVisitor()) return null;
  try {
    const user = await getMe(api, signal && { signal });
    if (isOtherMember(user)) {
      loadAnew();
      // Nothing of the other member may show before the page is gone.
      return await new Promise<never>(() => undefined);
    }
    noteShownMember(user);
    return user;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** The current user, null for a visitor. Retried with a growing delay until the server answers. */
export const sessionQuery = queryOptions({
  queryKey: ['me'],
  queryFn: fetchUser,
  staleTime: Number.POSITIVE_INFINITY,
  retry: true,
  retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_RETRY),
});

/** The user of the page; `unknown` also during hydration of a page that came without a session. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery);
  const isHydrated = useIsHydrated();
  const isSent = use(SessionSentContext);
  if (data === undefined || !(isHydrated || isSent)) return { status: 'unknown' };
  return data === null ? { status: 'signed_out' } : { status: 'signed_in', user: data };
}

/**
 * Why the user is still unknown: the status of the last answer, undefined when none came. Undefined while the
 * first attempt runs, and once the user is known.
 */
export function useSessionFailure(): { status: number | undefined } | undefined {
  const { data, failureCount, failureReason } = useQuery(sessionQuery);
  if (data !== undefined || failureCount === 0) return undefined;
  const status =
    failureReason instanceof ApiError && failureReason.status > 0 ? failureReason.status : undefined;
  return { status };
}

/** Fetches the user at once, where the query would wait before its next attempt. */
export function useSessionRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => keepAnswer(client, sessionQuery.queryKey, await fetchUser()),
  });
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

/** As `refreshSession`, after a call that may have signed this browser in as somebody else. */
export async function refreshAfterSignIn(client: QueryClient): Promise<UserView | null> {
  noteShownMember(undefined);
  const user = await refreshSession(client);
  client.removeQueries({ type: 'inactive', predicate: isOfMember });
  tellOtherTabs();
  return user;
}

/**
 * Checks who is signed in, and reloads the page for another member. Where nobody is signed in any
 * more, the page stays with what was typed or chosen in it: the next call says that the session has ended.
 */
export async function checkSession(client: QueryClient): Promise<void> {
  const user = await getMe(api).catch(() => undefined);
  if (!user) return;
  if (isOtherMember(user)) return loadAnew();
  noteShownMember(user);
  client.setQueryData(sessionQuery.queryKey, user);
}

/** Keeps a page from showing a member after another tab has logged in as somebody else. */
export function useOtherTabs({ status }: Session): void {
  const client = useQueryClient();
  const isSignedIn = status === 'signed_in';
  useEffect(
    () => (isSignedIn ? watchOtherTabs(() => void checkSession(client)) : undefined),
    [client, isSignedIn],
  );
}

/** Shows the user who has signed in with this page, instead of whom it showed before. */
export function enterSession(client: QueryClient, user: UserView): void {
  if (isOtherMember(user)) forgetSession(client);
  noteShownMember(user);
  client.setQueryData(sessionQuery.queryKey, user);
  tellOtherTabs();
}

/** Removes everything about the last user from the cache, and from this device. */
export function forgetSession(client: QueryClient): void {
  noteShownMember(undefined);
  client.setQueryData(sessionQuery.queryKey, null);
  client.removeQueries({ predicate: isOfMember });
  void forgetOfflineCopy();
  tellOtherTabs();
}

/** Whether a query is not the one of the session. */
export function isOfMember({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0];
}
