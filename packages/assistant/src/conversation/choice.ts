import { plainText } from '../recognition/plain-text.ts';
import { isQuestion } from './act.ts';
import type { Conversation } from './conversation.ts';
import { contentOf } from './grounds.ts';

const ORDINALS = [/\b(?:first|1|1st)\b/, /\b(?:second|2|2nd)\b/, /\b(?:third|3|3rd|last)\b/];
const ONLY_A_NUMBER =
  /^(?:(?:i mean|the|number|its|it is|option) )*(?:first|second|third|last|1|2|3|1st|2nd|3rd)(?: one| question)?$/;

/** A longer answer to our question says more than which one is meant. */
const MOST_WORDS = 6;

/**
 * The question that was offered and is chosen, after a reply that asked which one is meant: by its number, or
 * by words that only one of them holds.
 */
export function chosenOffer(plain: string, { said, offers, shown }: Conversation): string | null {
  if (offers.length === 0 || isQuestion(plain) || !said.trimEnd().endsWith('?')) return null;
  const bare = plain.replaceAll(/[ .]+$/g, '');
  if (ONLY_A_NUMBER.test(bare) && shown.length === 0)
    return offers[ORDINALS.findIndex((ordinal) => ordinal.test(bare))] ?? null;
  const words = contentOf(bare);
  if (words.length === 0 || bare.split(' ').length > MOST_WORDS) return null;
  const fitting = offers.filter((offer) => {
    const offered = new Set(contentOf(plainText(offer)));
    return words.every((word) => offered.has(word));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
