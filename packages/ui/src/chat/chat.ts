import type { Plan } from '@daylit/contract';
import type { ActionState } from '../lib/states.ts';

/** The reply in progress. */
export interface ReplyFacts {
  /** `waiting` until the first word, `searching` during a product search, `streaming` as text arrives. */
  state: 'waiting' | 'searching' | 'streaming';
  /** The text so far. */
  message: string;
}

/** The answer to a message. */
export type Reply =
  /** No message is waiting for a reply. */
  | { state: 'none' }
  | ReplyFacts
  /** `detail`: the server's own sentence, or the HTTP status. */
  | { state: 'failed'; detail: string | null }
  /** The reply arrived but could not be parsed. */
  | { state: 'unreadable' };

/** An allowance that is used up. */
export interface ChatLimit {
  /** As the API names it. `fair_use_exceeded` occurs only on Pro. */
  reason: 'upgrade_needed' | 'fair_use_exceeded';
  plan: Plan;
  /** When the allowance resets (ISO 8601). Null when it is unknown. */
  resets_at: string | null;
  /** The used-up allowance, and its limit. Absent when only the refusal is known. */
  spent?: { of: 'messages' | 'tokens'; limit: number } | undefined;
}

/** The question of the last reply, and what puts a question into the field. */
export interface Ask {
  question: string | undefined;
  onAsk: (chosen: { question: string }) => void;
}

/** A conversation as a whole, and the actions on it. */
export interface ConversationFacts {
  /** The next message starts a new one. */
  isNew: boolean;
  onStartNew: () => void;
  /** State of deleting all messages. */
  deletion: ActionState;
  onDelete: () => void;
}

/** The model outside this server that may answer, where the operator offers one. */
export interface OutsideModel {
  /** The member allowed that it answers. */
  granted: boolean;
  /** The member was not asked yet: the next message waits for that. */
  isDue: boolean;
  /** Asks, and calls `onAnswered` once that is over, however it was answered. */
  onAsk: (waiting?: { onAnswered: () => void }) => void;
}

/** State of adding a suggested product to the routine, by product id. Idle when absent. */
export type Additions = Readonly<Record<string, ActionState<'despite'>>>;

/** Distance in px from the end of the page within which the page follows arriving text. */
export const END_THRESHOLD = 20;

/** Distance in px from the top of the page within which a pull loads older messages. */
export const TOP_THRESHOLD = 2;

/** Distance in px that the messages must be pulled down to load older ones. */
export const PULL_THRESHOLD = 70;

/** The distance of the finger divided by the distance of the messages. */
export const PULL_RESISTANCE = 2;
