import type { Recognised } from '../recognition/recognise.ts';

/** A longer question is about more than a number. */
const MOST_WORDS = 9;

/** "The second one", "the 2nd", "number two"; the plain text has turned the number into a score by then. */
const NUMBERS = [
  /\b(first|1st|score (one|1))\b/,
  /\b(second|2nd|score (two|2))\b/,
  /\b(third|3rd|score (three|3))\b/,
  /\b(fourth|4th|score (four|4))\b/,
];

/** The number of the product that is named, from 0, or -1 for the last one; null when none is. */
export function shownNumber(words: readonly string[]): number | null {
  if (words.length > MOST_WORDS) return null;
  const plain = words.join(' ');
  const at = NUMBERS.findIndex((number) => number.test(plain));
  if (at >= 0 && /\b(one|about|the|product|score)\b/.test(plain)) return at;
  return plain === 'the last one' ? -1 : null;
}

/** What is asked about a product without its name. */
const ABOUT_A_PRODUCT = [
  // "What's in it?"
  /^(what (is|are) (in )?(it|that|this|them|the ingredients?)( made of| in it)?|ingredients?|what does (it|that|this) (contain|have in it))$/,
  // "How much is it?"
  /^(how (much|expensive) (is|are|does|do) (it|that|this|they)( cost)?|what (does|is) (it|that|this|the price)( cost)?|price|is (it|that|this) (expensive|budget|cheap))$/,
  // "Is it good for redness?", "does it have fragrance?"
  /^(is|does|will|would|can|has) (it|that|this)( one)? (\w+ ){0,3}(fragrancefree|fragrance|suit|help|ok|okay|safe|right|work|sensitive)\b/,
  // "Would that sting?"
  /^(is|does|do|will|would|can|could) (it|that|this|they)( one)? (\w+ ){0,2}(stings?|stinging|burns?|burning|tingle|irritat\w+|itch|hurt)\b.{0,20}$/,
  // "Why is that good for me?"
  /^why (is )?(it|that|this)( one)?( is)?( (help|ok|right|suit)( for)? me)?$/,
  // "Where can I buy it?"
  /^where (can|do|could) i (buy|get|find) (it|that|this)$/,
  // "How often do I use it?"
  /^how (often|many times)\b.{0,24}$/,
  // "When do I use it?"
  /^when( (do|should|can|must) i (use|apply|take|put) (it|that|this)( on)?)?$/,
  // "Tell me more about it."
  /^(tell me |say )?more( about (it|that|this))?$/,
];

/** Whether a question asks for something that is known about a product. */
export function asksOfProduct(words: readonly string[]): boolean {
  const plain = words.join(' ').replace(/^((and|but|so|ok|okay) )+/, '');
  return shownNumber(words) !== null || ABOUT_A_PRODUCT.some((asked) => asked.test(plain));
}

/**
 * Whether a question is about a product that was shown in reply to the one before. `shownIndex` is the one
 * that the conversation is about, if it is about one: then "is it thick?" is meant of it, too.
 */
export function isAboutShown(
  { words, topic }: Recognised,
  before: Recognised | null,
  shownIndex: number | null,
): boolean {
  if (before?.topic !== 'product.find') return false;
  return asksOfProduct(words) || (shownIndex !== null && topic === null && saysIt(words));
}

/** "Is it vegan?", "how often do I use that?" */
export const saysIt = (words: readonly string[]): boolean =>
  words.some((word) => /^(it|that|this)$/.test(word));
