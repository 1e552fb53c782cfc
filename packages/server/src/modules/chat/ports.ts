// What the chat needs from an assistant, and what an assistant may know.
import type {
  ChatAnswer,
  ChatAuthor,
  Plan,
  Product,
  RoutineWarning,
  Scan,
  ScanComparison,
  StepKey,
  Tonight,
  Transparency,
  Usage,
} from '@daylit/contract';
import type { ConfirmedProduct, ProductAdviser } from '../care-plan/ports.ts';
import type { Member, MemberProfile } from '../members/ports.ts';
import type { CatalogueProduct, IngredientClass } from '../catalogue/ports.ts';

/** One message of the conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** The products that the reply suggested, in order. */
  products: readonly Product[];
}

/**
 * The facts that may be stated to a member about themselves. They hold no data of other members and do not
 * identify the person. Each part is read when it is first needed, and only once.
 */
export interface MemberFacts {
  readonly now: Date;
  /** The member's current date, as YYYY-MM-DD. */
  readonly today: string;
  /** Where the member is, an IANA name. */
  readonly timeZone: string;
  readonly plan: Plan;
  /** 13 to 17: no retinoid, acid or lightening advice, nothing against ageing, nothing for sale. */
  readonly isMinor: boolean;
  profile(): Promise<MemberProfile>;
  /** The scan that the question is about, else the newest complete one. Null before the first. */
  scan(): Promise<Scan | null>;
  /** That scan compared with the one before it, within the limits of comparison. Null without one. */
  comparison(): Promise<ScanComparison | null>;
  /** Number of complete scans. */
  countScans(): Promise<number>;
  routine(): Promise<readonly ConfirmedProduct[]>;
  warnings(): Promise<readonly RoutineWarning[]>;
  tonight(): Promise<Tonight>;
  adviser(): Promise<ProductAdviser>;
  /** Products of the catalogue and of the routine whose names hold the words, the best match first. */
  findProducts(words: string): Promise<readonly CatalogueProduct[]>;
  /**
   * The products for a step, whatever the product is called: with an ingredient of one of these classes, or
   * of any kind when none is given.
   */
  findForStep(step: StepKey, classes: readonly IngredientClass[]): Promise<readonly CatalogueProduct[]>;
  usage(): Promise<Usage>;
  /** The processors of data on this server. */
  transparency(): Promise<Transparency>;
}

/** The input of a reply. */
export interface Question {
  /** 1 to 4,000 characters, without control characters and hidden comments. */
  text: string;
  /** The conversation before it, oldest first; at most the last 8 messages. */
  turns: readonly Turn[];
  facts: MemberFacts;
  /** False while no model may be asked, because the member has not agreed to it. */
  mayAskModel: boolean;
}

/** A search for products that a reply ends with. */
export interface ProductSearch {
  /** The request in words that can be shown. At most 500 characters. */
  product_intent: string;
  /** The step of the routine, for example `sunscreen`. */
  category: string;
}

/** The facts about a reply once all its words are there. */
export interface ReplyFacts extends Pick<ChatAnswer, 'kind' | 'sources' | 'care' | 'follow_ups'> {
  answeredBy: ChatAuthor;
  /** The reply waits for products: `recommend` ends it. Null for a reply that is complete. */
  search: ProductSearch | null;
}

/** The end of a reply with products. */
export interface Recommendation extends Omit<ReplyFacts, 'search'> {
  reply: string;
  /** At most 4, from the catalogue, each with its `reason`. Empty when nothing fits: the reply says so. */
  products: Product[];
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
