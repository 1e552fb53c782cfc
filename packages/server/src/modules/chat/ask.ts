import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member } from '../members/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { FindFacts } from './member-facts.ts';
import type { Question, Message } from './ports.ts';
import { presentProducts } from './stored-content.ts';

/** How many messages before a question an assistant gets. */
const MAX_MESSAGES = 8;

/** A message of a member that is to be answered. */
export interface Asked {
  messageId: number;
  text: string;
  /** The scan that the message is about. */
  checkinId: number | null;
  startsConversation: boolean;
}

/** Collects the facts for a reply. */
export type Ask = (member: Member, asked: Asked) => Promise<Question>;

interface Dependencies {
  db: Db;
  store: ChatStore;
  findFacts: FindFacts;
  consents: ConsentReader;
  leftOuts: LeftOuts;
}

export function createAsk({ db, store, findFacts, consents, leftOuts }: Dependencies): Ask {
  /** The conversation before a message. The client's own copy of it is not trusted. */
  async function messagesBefore(
    userId: number,
    { messageId, startsConversation }: Asked,
  ): Promise<Message[]> {
    if (startsConversation) return [];
    const newest = await store.list(db, userId, { offset: 0, limit: MAX_MESSAGES, before: messageId });
    const start = newest.findIndex(({ row }) => row.starts_conversation);
    const before = newest.slice(0, start === -1 ? undefined : start + 1).toReversed();
    const productsOf = ({ content }: (typeof before)[number]) =>
      'products' in content ? content.products : [];
    const leftOut = await leftOuts.ofStored(userId, before.flatMap(productsOf));
    return before.map((message) => ({
      role: message.row.role,
      text: message.content.text,
      products: presentProducts(productsOf(message), leftOut),
    }));
  }

  return async (member, asked) => {
    const [history, facts, mayAskModel] = await Promise.all([
      messagesBefore(member.id, asked),
      findFacts(member, asked.checkinId),
      consents.hasConsent(db, member.id, 'external_ai'),
    ]);
    return { text: asked.text, history, facts, mayAskModel };
  };
}
