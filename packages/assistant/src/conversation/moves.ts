/** "Is it the same for my teen?", "for my daughter, she is 14" */
const ABOUT_A_MINOR =
  /\bmy (teen(ager)?s?|(little|young|younger) (one|brother|sister)|toddler|kids?)\b|\bmy (daughter|son|child|niece|nephew|brother|sister|girl|boy)\b.{0,24}\b(1[0-7]|[5-9])\b(?!\s?%)/i;

const SAYS_WHO = /\b(?:she|he|her|his|him|they|them|their)\b/i;
const SAYS_ME = /\b(?:i|me|my|mine|myself)\b/i;

/** Whether a message is about somebody under 18 who is not the member, after one that was or was not. */
export const whoIsMeant = (text: string, isForMinor: boolean): boolean =>
  ABOUT_A_MINOR.test(text) || (isForMinor && (SAYS_WHO.test(text) || !SAYS_ME.test(text)));

const AGREES =
  /^(?:yes|yes please|yeah|yep|yup|sure|please do|go ahead|go on|do that|do it|tell me|show me|yes (?:tell|show) me|ok tell me|sounds good)$/;

/** "Yes", "please do": what was offered is wanted. */
export const agrees = (plain: string): boolean => AGREES.test(bare(plain));

const REFUSES =
  /^(?:no|nope|nah|no thanks?|no thank you|not that|none|none of (?:them|these|those)|neither|never ?mind|forget it|not now|i dont want (?:that|it|this))$/;

/** "No", "none of these": what was offered is not wanted, and nothing else is asked. */
export const refuses = (plain: string): boolean => REFUSES.test(bare(plain));

const bare = (plain: string): string => plain.replaceAll(/[.\s]+/g, ' ').trim();

const CORRECTS =
  /^(?:(?:no|nope|nah|sorry|wait|oh) [. ]*)*(?:i (?:mean|meant|was talking about|am talking about|said)|not (?:that|this|those|these|it)[ .]+(?:but )?|rather|actually)\b[. ]*/;
const SAYS_NO = /^(?:no thanks?|no thank you|no|nope|nah)[ .]+(?=\S+ \S)/;

/** "You said nothing about sunscreen" */
const MISSES =
  /^(?:but )?you (?:(?:didnt|did not|havent|never) (?:say|said|mention|mentioned|tell me|told me|talk|talked)(?: anything| something)?|said nothing|forgot)(?: (?:about|of))? (.+)$/;

/** What a correction says instead: "no, I mean my chin". Null for any other message. */
export function correctionIn(plain: string): string | null {
  const missed = MISSES.exec(bare(plain))?.[1];
  if (missed !== undefined) return `what about ${missed}`;
  const rest = plain.replace(CORRECTS, '').replace(/\bnot (?:on |the |my |at )*\w+$/, '');
  return rest === plain || rest.trim() === '' || !CORRECTS.test(plain) ? null : rest.trim();
}

/** A message after the no before it: "no thanks, what can I do for free". */
export const withoutNo = (plain: string): string =>
  /^no (?:fragrance|perfume|scent|white|alcohol)/.test(plain) ? plain : plain.replace(SAYS_NO, '').trim();

const PLACE =
  /\b(forehead|cheeks?|chin|nose|neck|jaw(?:line)?|temples?|(?:upper )?lips?|mouth|eyelids?|ears?|t zone)\b/;

/** The place of the face that is named, if any. */
export const placeIn = (plain: string): string | null => PLACE.exec(plain)?.[1] ?? null;
