import { ApiError, confirmEmailChange } from '@daylit/api-client';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshSession } from '../sessions/session.ts';

/**
 * Opens the link of a mail, once. Fails where only its button may act: see `buttonNeeded`. Idle without a
 * token.
 */
export function useOpenEmailLink(token: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['confirm-email-change', token],
    queryFn: () => confirm(client, token, 'opening'),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
}

/** Confirms or undoes a change of the address, as a person who pressed the button asked for. */
export function useConfirmEmailChange(token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => confirm(client, token, 'button'),
    networkMode: 'always',
  });
}

/** What the button of a link would do, after the link was only opened. Undefined after any other answer. */
export function buttonNeeded(error: unknown): { about: 'change' | 'undo'; detail: string } | undefined {
  if (!(error instanceof ApiError) || error.detail === null) return undefined;
  if (error.trigger === 'changeNeedsButton') return { about: 'change', detail: error.detail };
  return error.trigger === 'undoNeedsButton' ? { about: 'undo', detail: error.detail } : undefined;
}

async function confirm(client: QueryClient, token: string | null, by: 'button' | 'opening') {
  const answer = await confirmEmailChange(api, token ?? '', { by });
  // An undo ends the session of this browser too.
  await refreshSession(client).catch(() => null);
  return answer;
}
