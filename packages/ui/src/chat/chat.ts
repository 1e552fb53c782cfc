// What the parts of the chat are made of, as the API names and shapes it.
import type { ProductFacts } from '../parts/ProductCard/ProductCard.tsx';

/** A product as the assistant suggests it. */
export interface SuggestedProduct extends ProductFacts {
  /** The step key that it would take in the routine. Null: the category is the step. */
  suggested_category?: string | null | undefined;
  /** It stands in the routine already. */
  is_confirmed: boolean;
  /** A fictional product of the sample catalogue. */
  is_sample: boolean;
}

/** What is shown of a message. */
export interface MessageFacts {
  /** Grows with time. A message that the server has not numbered yet needs one of its own, below 0 for example. */
  id: number;
  role: 'user' | 'assistant' | 'system';
  /** Plain text, up to 20,000 characters. Hidden comments in it are not shown. */
  message: string;
  /** False hides the message, as does the role `system`. */
  show_in_chat: boolean;
  product_suggestions: readonly SuggestedProduct[];
}

/** The reply that is being written now. */
export interface ReplyFacts {
  /** `waiting` until the first word, `searching` while products are looked for, `streaming` as words arrive. */
  state: 'waiting' | 'searching' | 'streaming';
  /** The text so far. */
  message: string;
}

/** What went wrong. */
export type ChatProblem =
  /** The first page, or an older one, did not load. */
  | { kind: 'history_failed' }
  /** The reply could not be read. */
  | { kind: 'invalid_reply' }
  /** A message or a reply failed. `detail` is the server's own word, or the HTTP status. */
  | { kind: 'failed'; detail: string };

/** The allowance that is used up, in the API's own words. */
export type ChatLimit = 'upgrade_needed' | 'fair_use_exceeded';

/** What came of adding suggestions to the routine, by product id. */
export interface SuggestionStates {
  /** Added since the messages came. */
  confirmedIds: readonly string[];
  /** On their way. */
  addingIds: readonly string[];
  /** Could not be added. */
  failedIds: readonly string[];
}

/** The longest message that the API takes, in characters. */
export const MESSAGE_MAX_LENGTH = 4000;

/** How near to the page's end, in px, the reader is held at the end while text arrives. */
export const END_THRESHOLD = 20;

/** How near to the page's top, in px, a pull asks for older messages. */
export const TOP_THRESHOLD = 2;

/** How far the messages must be pulled down, in px, to ask for older ones. */
export const PULL_THRESHOLD = 70;

/** The finger's way divided by the way of the messages below it. */
export const PULL_RESISTANCE = 2;
