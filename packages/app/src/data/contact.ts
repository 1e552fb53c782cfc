import { sendContactMessage, sendFeedback } from '@daylit/api-client';
import type { ContactMessage, Feedback } from '@daylit/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';

/** Sends a message to the operator. */
export function useSendContactMessage() {
  return useMutation({ mutationFn: (message: ContactMessage) => sendContactMessage(api, message) });
}

/** Sends feedback. */
export function useSendFeedback() {
  return useMutation({ mutationFn: (feedback: Feedback) => sendFeedback(api, feedback) });
}
