import type { Plan } from '@daylit/contract';
import type { ActionState } from '../lib/states.ts';

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

/** How near to the page's end, in px, the reader is held at the end while text arrives. */
export const END_THRESHOLD = 20;

/** How near to the page's top, in px, a pull asks for older messages. */
export const TOP_THRESHOLD = 2;

/** How far the messages must be pulled down, in px, to ask for older ones. */
export const PULL_THRESHOLD = 70;

/** The finger's way divided by the way of the messages below it. */
export const PULL_RESISTANCE = 2;
