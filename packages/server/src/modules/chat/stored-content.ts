import type { ChatAnswer, ChatMessage, Memo, Product, ToldFact } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { LeftOutOf } from '../care-plan/ports.ts';
import type { ReplyFacts } from './ports.ts';
import type { ChatMessageTable } from './tables.ts';

/** The sealed part of a member's message. */
export interface StoredMessage {
  text: string;
  /** The scan that it is about; null where it names none. */
  checkin_id: number | null;
  /** The facts about the member in it that they took back. */
  taken_back?: readonly string[];
}

/** The sealed part of a reply. */
export interface StoredReply {
  text: string;
  products: Product[];
  /** Null until all words are there. */
  facts: StoredFacts | null;
}

/** The facts of a reply, with what it took note of. */
export type StoredFacts = ReplyFacts & { memos?: readonly Memo[] };

export type MessageRow = Selectable<ChatMessageTable>;

/** A reply that is being written, without a word. */
export const NO_WORDS: StoredReply = { text: '', products: [], facts: null };

/** The context under which a message is sealed. */
export function contextOf(id: number): string {
  return `chat message ${id}`;
}

/** The facts of a reply that was interrupted before any were known. */
const UNKNOWN: StoredFacts = {
  kind: 'answer',
  answeredBy: { place: 'server', model: null, host: null },
  sources: [],
  care: null,
  follow_ups: [],
  search: null,
};

/** A reply as the document describes it, without its words. */
export function presentAnswer(
  id: number,
  facts: StoredFacts | null,
  isComplete: boolean,
  told?: readonly ToldFact[],
): ChatAnswer {
  const { kind, answeredBy, sources, care, follow_ups, miss, crisis, actions, memos = [] } = facts ?? UNKNOWN;
  return {
    message_id: id,
    kind,
    answered_by: answeredBy,
    is_complete: isComplete,
    sources,
    care,
    follow_ups,
    ...(miss && { miss }),
    ...(actions && { actions }),
    ...(crisis !== undefined && { crisis }),
    ...(memos.length > 0 && { memos: [...memos] }),
    ...(told && { told: [...told] }),
  };
}

/** Products of a reply, with the answers of the member that leave them out now. */
export function presentProducts(products: readonly Product[], leftOut: LeftOutOf): Product[] {
  return products.map((product) => ({ ...product, left_out: leftOut(product) }));
}

/** A message as it is listed. */
export function presentMessage(
  row: MessageRow,
  content: StoredMessage | StoredReply,
  leftOut: LeftOutOf,
  told?: readonly ToldFact[],
): ChatMessage {
  const { id, role, created_at, starts_conversation, show_in_chat, state } = row;
  return {
    id,
    role,
    message: content.text,
    created_at: created_at.toISOString(),
    show_in_chat,
    product_suggestions: 'products' in content ? presentProducts(content.products, leftOut) : [],
    ai_generated: role === 'assistant',
    starts_conversation,
    answer: 'facts' in content ? presentAnswer(id, content.facts, state === 'done', told) : null,
  };
}
