import type { Recognised } from '../recognition/recognise.ts';
import type { Wish } from './wish.ts';

/** The meaning of a question in its conversation. */
export interface Understood extends Recognised {
  /** The previous question, when this one refers to it. */
  before: Recognised | null;
  /** The question asks for the reason of the previous answer. */
  asksWhy: boolean;
  /** The question is about a product that was shown. */
  isAboutShown: boolean;
  /** The number of that product, from 0; null when it is not known which one is meant. */
  shownIndex: number | null;
  /** A short question that refers to the one before. */
  leans: boolean;
  /** It leaves the conversation with what it was about. */
  keepsSubject: boolean;
  /** The products that it asks for; null where it asks for none. */
  wish: Wish | null;
  /** What was offered before and is taken now. */
  agreed: string | null;
  /** A place that corrects the question before, which is answered for it again. */
  place: string | null;
  /** The topic of what is suspected behind a sign. */
  suspect: string | null;
  /** The entries of two things that are compared. */
  compared: readonly string[];
}

/** A question that refers to none before it. */
export const ALONE = {
  before: null,
  asksWhy: false,
  isAboutShown: false,
  shownIndex: null,
  leans: false,
  keepsSubject: false,
  wish: null,
  agreed: null,
  place: null,
  suspect: null,
  compared: [],
};
