// What the chat needs from an assistant.
import type {
  MemberFacts,
  Message,
  ProductSearch,
  Question as AssistantQuestion,
  Recommendation,
  ReplyFacts,
} from '@daylit/assistant';
import type { Scan, ScanComparison } from '@daylit/contract';
import type { Member } from '../members/ports.ts';

export type { MemberFacts, Message, ProductSearch, Recommendation, ReplyFacts };

/** The input of a reply. */
export interface Question extends AssistantQuestion {
  /** False while no model may be asked, because the member has not agreed to it. */
  mayAskModel: boolean;
}

/**
 * Answers questions about skin and care. The words are yielded in pieces, in whole sentences where each is
 * checked first. `[1]` in them refers to the source of that number. Every implementation answers red flags
 * with the same fixed words. Throws when it has no answer.
 */
export interface Assistant {
  reply(question: Question, signal: AbortSignal): AsyncGenerator<string, ReplyFacts, void>;
  recommend(question: Question, search: ProductSearch, signal: AbortSignal): Promise<Recommendation>;
}

/** Implemented by scans: the complete scans that a member may see. */
export interface ScanLookups {
  /** The requested number if it is one of them, else the newest one's. Null when there is none. */
  findCompleteId(member: Member, wanted: number | null): Promise<number | null>;
  find(member: Member, id: number): Promise<Scan | undefined>;
  /** Compared with the one before it. Null without one, or when the two cannot be compared. */
  compareWithPrevious(member: Member, id: number): Promise<ScanComparison | null>;
  count(member: Member): Promise<number>;
}
