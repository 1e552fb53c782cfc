import type { Db } from '../../db/database.ts';
import type { LeftOuts } from '../care-plan/ports.ts';
import type { ConsentReader } from '../consents/ports.ts';
import type { Member } from '../members/ports.ts';
import type { UsageMeter } from '../usage/ports.ts';
import type { ChatStore } from './chat-store.ts';
import type { FindFacts } from './member-facts.ts';
import type { Question, Message } from './ports.ts';
import type { ToldFacts } from './told-facts.ts';
import { presentProducts } from './stored-content.ts';

/** How many messages before a question an assistant gets: a crisis must not be forgotten after a few. */
const MAX_MESSAGES = 24;

/** How many messages of 24 hours cost nothing because they are not understood. */
const FREE_MISSES = 20;

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
  toldFacts: ToldFacts;
  consents: ConsentReader;
  leftOuts: LeftOuts;
  meter: Pick<UsageMeter, 'countFreeMessages'>;
}

export function createAsk(given: Dependencies): Ask {
  const { db, store, findFacts, toldFacts, consents, leftOuts, meter } = given;

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
      offers: ('facts' in message.content && message.content.facts?.follow_ups) || [],
    }));
  }

  return async (member, asked) => {
    const told = await toldFacts.read(member.id, asked.messageId);
    const [history, facts, mayAskModel, freeMisses] = await Promise.all([
      messagesBefore(member.id, asked),
      findFacts(member, asked.checkinId, told),
      consents.hasConsent(db, member.id, 'external_chat'),
      meter.countFreeMessages(member.id),
    ]);
    const isMissFree = freeMisses < FREE_MISSES;
    return { text: asked.text, history, told, facts, mayAskModel, isMissFree };
  };
}
