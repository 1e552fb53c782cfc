// What the chat needs of an assistant, and what an assistant may know.
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
import type { Member } from '../members/ports.ts';
import type { MemberProfile } from '../profile/ports.ts';
import type { CatalogueProduct, IngredientClass } from '../recommendations/ports.ts';

/** One message of the conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** What the reply suggested, in its order. */
  products: readonly Product[];
}

/**
 * What may be said to a member about themselves. Nothing in it is another member's, and nothing names the
 * person. Each part is read when it is asked for, and only once.
 */
export interface MemberFacts {
  readonly now: Date;
  /** The member's own day, as YYYY-MM-DD. */
  readonly today: string;
  readonly plan: Plan;
  /** 13 to 17: no retinoid, acid or lightening advice, nothing against ageing, nothing for sale. */
  readonly isMinor: boolean;
  profile(): Promise<MemberProfile>;
  /** The scan that the question is about, else the newest complete one. Null before the first. */
  scan(): Promise<Scan | null>;
  /** That scan beside the one before it, as far as the two may be compared. Null without one. */
  comparison(): Promise<ScanComparison | null>;
  /** How many complete scans there are. */
  countScans(): Promise<number>;
  routine(): Promise<readonly ConfirmedProduct[]>;
  warnings(): Promise<readonly RoutineWarning[]>;
  tonight(): Promise<Tonight>;
  adviser(): Promise<ProductAdviser>;
  /** Products of the catalogue and of the routine whose names hold the words, the best match first. */
  findProducts(words: string): Promise<readonly CatalogueProduct[]>;
  /**
   * What there is to choose from for a step, whatever it is called: with an ingredient of one of these
   * classes, or of any kind when none is given.
   */
  findForStep(step: StepKey, classes: readonly IngredientClass[]): Promise<readonly CatalogueProduct[]>;
  usage(): Promise<Usage>;
  /** Who handles data on this server. */
  transparency(): Promise<Transparency>;
}

/** What a reply is made from. */
export interface Question {
  /** 1 to 4,000 characters, without control characters and hidden comments. */
  text: string;
  /** The conversation before it, oldest first; at most the last 8 messages. */
  turns: readonly Turn[];
  facts: MemberFacts;
  /** False while a model may not be asked, because the member has not agreed to it. */
  mayAskModel: boolean;
}

/** A search for products that a reply ends with. */
export interface ProductSearch {
  /** What is wanted, in words that can be shown. At most 500 characters. */
  product_intent: string;
  /** The step of the routine, for example `sunscreen`. */
  category: string;
}

/** What is known of a reply once all its words are there. */
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
 * Answers questions about skin and care. The words arrive in pieces, whole sentences where they had to be
 * judged first. `[1]` in them stands for the source of that number. Red flags are answered by the same fixed
 * words in every implementation. Throws when it has no answer to give.
 */
export interface Assistant {
  /**
   * Prepares what replies need. They wait for it themselves; called ahead, nobody has to wait. False when
   * that failed: replies then say that they cannot read questions.
   */
  getReady(): Promise<boolean>;
  reply(question: Question, signal: AbortSignal): AsyncGenerator<string, ReplyFacts, void>;
  recommend(question: Question, search: ProductSearch, signal: AbortSignal): Promise<Recommendation>;
}

/** Implemented by scans: the complete scans that a member may see. */
export interface ScanLookups {
  /** The wanted number if it is one of them, else the newest one's. Null when there is none. */
  findCompleteId(member: Member, wanted: number | null): Promise<number | null>;
  find(member: Member, id: number): Promise<Scan | undefined>;
  /** Beside the one before it. Null without one, or when the two cannot be compared. */
  compareWithPrevious(member: Member, id: number): Promise<ScanComparison | null>;
  count(member: Member): Promise<number>;
}
