// What the parts of the chat are made of, as the API names and shapes it.
import type { Plan } from '@daylit/contract';
import type { ActionState } from '../lib/states.ts';
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

/** What comes back for a message. */
export type Reply =
  /** Nobody waits for one. */
  | { state: 'none' }
  | ReplyFacts
  /** The server's own word, or the HTTP status. */
  | { state: 'failed'; detail: string | null }
  /** It came, and could not be read. */
  | { state: 'unreadable' };

/** The allowance that is used up. */
export interface ChatLimit {
  /** In the API's own words. `fair_use_exceeded` is for Pro alone. */
  reason: 'upgrade_needed' | 'fair_use_exceeded';
  plan: Plan;
  /** ISO 8601: when it starts again. Null where it is not known. */
  resets_at: string | null;
}

/** How far the addition of a suggested product to the routine is, by the product's id. Idle where there is no entry. */
export type Additions = Readonly<Record<string, ActionState>>;

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
