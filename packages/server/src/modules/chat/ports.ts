// What the chat needs from an assistant.
import type {
  MemberFacts,
  Message,
  OwnFact,
  ProductSearch,
  Question as AssistantQuestion,
  Recommendation,
  ReplyFacts,
} from '@daylit/assistant';
import type { Scan, ScanComparison, ScanReply } from '@daylit/contract';
import type { Member, MemberOnPlan, MemberWithDates } from '../members/ports.ts';

export type { ChatJobs } from './jobs.ts';
export type { MemberFacts, Message, OwnFact, ProductSearch, Recommendation, ReplyFacts };

/** The input of a reply. */
export interface Question extends AssistantQuestion {
  told: readonly OwnFact[];
  /** False while no model may be asked, because the member has not agreed to it. */
  mayAskModel: boolean;
}

/**
 * Answers questions about skin and care. The words are yielded in pieces, in whole sentences where each is
 * checked first. `[1]` in them refers to the source of that number. Every implementation answers red flags
 * with the same fixed words. Throws when it has no answer.
 */
export interface Assistant {
  /** Whether the reply is fixed words, which no allowance may hold back. */
  hasFixedAnswer(question: Pick<Question, 'text' | 'history' | 'told'>): boolean;
  reply(question: Question, signal: AbortSignal): AsyncGenerator<string, ReplyFacts, void>;
  recommend(question: Question, search: ProductSearch, signal: AbortSignal): Promise<Recommendation>;
}

/** Who is answered: a member, also one who is not signed in at that moment. */
export type Asker = Pick<Member, 'id' | 'plan' | 'createdAt' | 'preferences' | 'region'>;

/** Used by scans: the replies to what was written with photos. */
export interface UploadReplies {
  /** Those that are there, by the numbers of their scans. */
  find(userId: number, scanIds: readonly number[]): Promise<ReadonlyMap<number, ScanReply>>;
}

/** Implemented by scans: the complete scans that a member may see. */
export interface ScanLookups {
  /** The requested number if it is one of them, else the newest one's. Null when there is none. */
  findCompleteId(member: MemberOnPlan, wanted: number | null): Promise<number | null>;
  find(member: MemberOnPlan, id: number): Promise<Scan | undefined>;
  /** Compared with the one before it. Null without one, or when the two cannot be compared. */
  compareWithPrevious(member: MemberWithDates, id: number): Promise<ScanComparison | null>;
  count(member: MemberOnPlan): Promise<number>;
}
