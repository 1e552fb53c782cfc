import type { Region } from '@daylit/contract';

/** How people name the places of a face that a report tells apart. */
const NAMES: readonly (readonly [RegExp, string, readonly Region[]])[] = [
  [/\bt zone\b/, 'on your T-zone', ['forehead', 'glabella', 'nose', 'chin']],
  [/\bforehead\b/, 'on your forehead', ['forehead', 'glabella']],
  [/\bbrows\b/, 'between your brows', ['glabella']],
  [/\bnose\b/, 'on your nose', ['nose']],
  [/\bcheeks?\b/, 'on your cheeks', ['cheek']],
  [/\bchin\b/, 'on your chin', ['chin']],
  [/\b(?:mouth|lips?)\b/, 'around your mouth', ['mouth']],
  [/\bjaw ?(?:line)?\b/, 'along your jaw', ['jaw']],
  [/\beyes?\b/, 'around your eyes', ['under_eye', 'eye_corner']],
];

/** Where a text asks about, with the regions of a report that this is; null where it names no place. */
export function regionsIn(plain: string): { at: string; regions: readonly Region[] } | null {
  const [, at, regions] = NAMES.find(([says]) => says.test(plain)) ?? [];
  return at === undefined || regions === undefined ? null : { at, regions };
}

const PLACE = String.raw`(?:(?:on|at|around|with|for|about|of|near) )*(?:my |the |both )?(?:\w+ )?(?:t zone|forehead|brows|nose|cheeks?|chin|mouth|lips?|jaw ?(?:line)?|eyes?)(?: area)?`;

/** "What should I do about my forehead?", "how is my nose?", "anything on my chin?" */
const ASKS_OF_PLACE = new RegExp(
  String.raw`^(?:(?:and|but|so|ok|hi|hello|hey|please|also|then) )*(?:(?:what|anything|something|is there anything)(?: should| can| could| do| would| must)?(?: i| you| we)?(?: do| use| recommend| see| find| notice| suggest| think| say| tell me)?|how (?:is|are|does|do|was|were|about)|what (?:is|are|was|s)(?: wrong| going| up)?|whats(?: wrong| going| up)?|(?:can|could|do|did) you (?:see|find|tell|notice)(?: anything| something)?|(?:tell|show) me (?:more )?)(?: (?:now|exactly|wrong|going|up|visible|new))* ${PLACE}(?: (?:look|looks|looking|doing|like|now|today|in the photo))*$`,
);

/** "And my nose?", "what about the cheeks?" */
const NAMES_PLACE = new RegExp(
  String.raw`^(?:(?:and|but|so|ok|also|then|what about|how about|only|just) )*${PLACE}(?: (?:too|then|now|as well))*$`,
);

/** Whether a place of the face is asked about, by a whole question or, in a conversation, by its name. */
export function asksOfPlace(plain: string, isInConversation: boolean): boolean {
  if (regionsIn(plain) === null) return false;
  return ASKS_OF_PLACE.test(plain) || (isInConversation && NAMES_PLACE.test(plain));
}
