import type { Entry } from '../knowledge/entry.ts';
import { type Answer, type ReadQuestion, Draft, type Person } from './draft.ts';

/**
 * Ingredients that are not mentioned to members under 18, where an entry has no separate text for that age.
 */
export const NOT_BEFORE_18 =
  /\bretin|tretinoin|adapalene|\b(glycolic|lactic|mandelic|salicylic|azelaic|kojic|tranexamic)\b|\bacids?\b|arbutin|hydroquinone|\bpeel|\b(AHA|BHA|PHA)s?\b|bakuchiol|wrinkle|\bvitamin C\b|benzoyl|sulfur/i;

const FOR_TEENS =
  'Strong products irritate young skin without doing it good, so I give no advice on them before 18. A cleanser, a moisturizer and a sunscreen do the most. Ask a pharmacist or doctor about blemishes.';

/** The text of an entry for this person. */
export function wordsFor({ says, teen, pregnancy }: Entry, { isMinor, mayBePregnant }: Person): string {
  if (isMinor) return teen ?? (NOT_BEFORE_18.test(says) ? FOR_TEENS : says);
  return pregnancy !== undefined && mayBePregnant ? `${says} ${pregnancy}` : says;
}

/** Said of an ingredient without an entry. */
export const tellUnknown = (): Answer =>
  new Draft().say('I know nothing certain about that ingredient.').answer('cannot_answer');

export function sayEntry(draft: Draft, entry: Entry, { person, question }: ReadQuestion): Draft {
  const isForTeens = person.isMinor && entry.teen === undefined && NOT_BEFORE_18.test(entry.says);
  const isSaidAlready = isForTeens && question.history.at(-1)?.text.includes(FOR_TEENS) === true;
  const again = `The same goes for ${entry.ingredient?.name ?? 'that'}: I give no advice on it before 18.`;
  return draft
    .cite(
      isSaidAlready ? again : wordsFor(entry, person),
      isForTeens ? ['hales_2025'] : entry.sources,
      isForTeens ? 'B' : entry.grade,
    )
    .offer(...(entry.next ?? []));
}
