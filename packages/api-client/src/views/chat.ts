import { CHAT_MESSAGE_ROLE_VALUES, type ChatMessage, type ChatStreamEvent } from '@daylit/contract';
import { readAnswer } from './chat-answer.ts';
import { readProducts } from './product.ts';
import { fields, number, oneOf, text } from './values.ts';

/** One message. It is hidden unless `show_in_chat` is true; an unknown role becomes `system`. */
export function readMessage(value: unknown): ChatMessage {
  const message = fields(value) ?? {};
  const role = oneOf(CHAT_MESSAGE_ROLE_VALUES, message['role']);
  const { message: words, created_at, show_in_chat, ai_generated, starts_conversation } = message;
  return {
    id: number(message['id']) ?? 0,
    role: role ?? 'system',
    message: typeof words === 'string' ? words : '',
    created_at: typeof created_at === 'string' ? created_at : '',
    show_in_chat: show_in_chat === true,
    product_suggestions: readProducts(message['product_suggestions']),
    ...(typeof ai_generated === 'boolean' ? { ai_generated } : {}),
    ...(starts_conversation === true ? { starts_conversation } : {}),
    ...('answer' in message ? { answer: readAnswer(message['answer']) } : {}),
  };
}

/** One event of a reply; null for one of a kind that this version does not know. */
export function readEvent(value: unknown): ChatStreamEvent | null {
  const event = fields(value) ?? {};
  switch (event['type']) {
    case 'session_started':
      return { type: 'session_started', checkin_id: number(event['checkin_id']) };
    case 'content_delta': {
      const words = event['text'];
      const answer = readAnswer(event['answer']);
      return {
        type: 'content_delta',
        text: typeof words === 'string' ? words : '',
        ...(answer === null ? {} : { answer }),
      };
    }
    case 'searching_products':
      return { type: 'searching_products' };
    case 'ready_for_resume': {
      const { product_intent, category } = event;
      return {
        type: 'ready_for_resume',
        product_intent: text(product_intent) ?? '',
        category: text(category) ?? '',
      };
    }
    case 'error':
      return { type: 'error', detail: text(event['detail']) ?? 'The reply could not be finished.' };
    default:
      return null;
  }
}
