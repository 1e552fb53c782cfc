import { CHAT_MESSAGE_ROLE_VALUES, type ChatMessage } from '@daylit/contract';
import { readProducts } from './product.ts';
import { fields, number, oneOf } from './values.ts';

/** One message. It is hidden unless `show_in_chat` is true; an unknown role becomes `system`. */
export function readMessage(value: unknown): ChatMessage {
  const message = fields(value) ?? {};
  const role = oneOf(CHAT_MESSAGE_ROLE_VALUES, message['role']);
  const { message: words, created_at, show_in_chat, ai_generated } = message;
  return {
    id: number(message['id']) ?? 0,
    role: role ?? 'system',
    message: typeof words === 'string' ? words : '',
    created_at: typeof created_at === 'string' ? created_at : '',
    show_in_chat: show_in_chat === true,
    product_suggestions: readProducts(message['product_suggestions']),
    ...(typeof ai_generated === 'boolean' ? { ai_generated } : {}),
  };
}
