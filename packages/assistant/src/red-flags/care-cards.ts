import type { CareCard } from '@daylit/contract';
import { PERSON_CARDS } from './person-cards.ts';
import { SKIN_CARDS } from './skin-cards.ts';

/** A case that a person has to look at, and not an app. */
export type RedFlag = keyof typeof SKIN_CARDS | keyof typeof PERSON_CARDS;

/** Added to each card. */
const AFTER_CARE = 'I am glad you asked. You can go on writing here whenever you like.';

/**
 * Fixed answers, the same for everybody and from every assistant. Not yet reviewed by a dermatologist: what a
 * reviewer has to sign is in decision 0084.
 */
export const CARE_CARDS: Record<RedFlag, CareCard> = { ...SKIN_CARDS, ...PERSON_CARDS };

/** The card as the text of a reply. */
export function careWords({ title, sentence, steps }: CareCard): string {
  return [title, sentence, ...steps.map(({ lead, text }) => `${lead} ${text}`.trim()), AFTER_CARE].join(
    '\n\n',
  );
}
