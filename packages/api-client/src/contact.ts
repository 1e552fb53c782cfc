import { answer, type ApiClient } from './client.ts';
import type { ContactMessage, Feedback, Message } from '@daylit/contract';

/** Sends feedback; `source` tells where in the product it was written. 429: too many messages. */
export function sendFeedback(api: ApiClient, feedback: Feedback): Promise<Message> {
  return answer(api.POST('/api/feedback', { body: feedback }));
}

/** Writes to the people behind the product. 422: a field does not fit. 429: too many messages. */
export function sendContactMessage(api: ApiClient, message: ContactMessage): Promise<Message> {
  return answer(api.POST('/api/contact', { body: message }));
}
