import type { Product, Sign, StepKey } from '@daylit/contract';
import type { Recognised } from '../recognition/recognise.ts';
import type { Wish } from './wish.ts';

/** What a conversation is about, derived from its messages. */
export interface Conversation {
  /** The last question that said what it is about: a sign, a step, the bill, a scan. */
  subject: Recognised | null;
  /** What was named last of each kind, also where the subject has changed since. */
  named: { sign: Sign | null; ingredient: string | null; step: StepKey | null };
  /** The products of the last reply that showed any, in their order. */
  shown: readonly Product[];
  /** The number of the one that is spoken of, from 0; null where none is. */
  chosen: number | null;
  /** The last wish for products. */
  wish: Wish | null;
  /** The words of the last reply, and the questions that it offered. */
  said: string;
  offers: readonly string[];
  /** Whether it is about somebody under 18 who is not the member. */
  isForMinor: boolean;
}
