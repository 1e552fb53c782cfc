import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { Message } from './ports.ts';
import { presentProducts } from './stored-content.ts';

/** How many messages before a question an assistant gets: a crisis must not be forgotten after a few. */
const MAX_MESSAGES = 24;

/** A message: one that is stored, or one that would come next. */
interface Asked {
  messageId?: number;
  startsConversation: boolean;
}

/** The conversation before a message, oldest first. The client's own copy of it is not trusted. */
export type ReadHistory = (userId: number, asked: Asked) => Promise<Message[]>;

/** Where conversations are read. */
export interface HistorySources {
  db: Db;
  store: ChatStore;
  leftOuts: LeftOuts;
}

export function createReadHistory({ db, store, leftOuts }: HistorySources): ReadHistory {
  return async (userId, { messageId, startsConversation }) => {
    if (startsConversation) return [];
    const before = messageId === undefined ? {} : { before: messageId };
    const newest = await store.list(db, userId, { offset: 0, limit: MAX_MESSAGES, ...before });
    const start = newest.findIndex(({ row }) => row.starts_conversation);
    const said = newest.slice(0, start === -1 ? undefined : start + 1).toReversed();
    const productsOf = ({ content }: (typeof said)[number]) =>
      'products' in content ? content.products : [];
    const leftOut = await leftOuts.ofStored(userId, said.flatMap(productsOf));
    return said.map((message) => ({
      role: message.row.role,
      text: message.content.text,
      products: presentProducts(productsOf(message), leftOut),
      offers: ('facts' in message.content && message.content.facts?.follow_ups) || [],
    }));
  };
}
