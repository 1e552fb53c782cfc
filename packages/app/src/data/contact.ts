import { sendContactMessage, sendFeedback } from '@daylit/api-client';
import type { ContactMessage, Feedback } from '@daylit/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

/** Sends a message to the operator. */
export function useSendContactMessage() {
  return useMutation({ mutationFn: (message: ContactMessage) => sendContactMessage(api, message) });
}

/** Sends feedback. */
export function useSendFeedback() {
  return useMutation({ mutationFn: (feedback: Feedback) => sendFeedback(api, feedback) });
}

/** The end of the member's conversation, for a person who helps; undefined unless it is wanted and loaded. */
export function useLastTurns(isWanted: boolean) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['last-turns'],
    // Most messages come without a conversation, so its code is loaded when one is wanted.
    queryFn: async () => (await import('./chat/last-turns.ts')).readLastTurns(client),
    enabled: isWanted,
  }).data;
}
