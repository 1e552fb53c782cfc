import type { Entry } from '../knowledge/entry.ts';
import { type Answer, type Asked, Draft, type Person } from './draft.ts';

/** What is not said before 18, in case an entry has no words of its own for that age. */
const NOT_BEFORE_18 =
  /\bretin|tretinoin|adapalene|\b(glycolic|lactic|mandelic|salicylic|azelaic|kojic|tranexamic)\b|\bacids?\b|arbutin|hydroquinone|\bpeel|\b(AHA|BHA|PHA)s?\b|bakuchiol|wrinkle|\bvitamin C\b|benzoyl|sulfur/i;

const FOR_TEENS =
  'Strong products irritate young skin without doing it good, so I give no advice on them before 18. A cleanser, a moisturizer and a sunscreen do the most. Ask a pharmacist or doctor about blemishes.';

/** The words of an entry for a person. */
export function wordsFor({ says, teen, pregnancy }: Entry, { isMinor, mayBePregnant }: Person): string {
  if (isMinor) return teen ?? (NOT_BEFORE_18.test(says) ? FOR_TEENS : says);
  return pregnancy !== undefined && mayBePregnant ? `${says} ${pregnancy}` : says;
}

export function tellEntry(entry: Entry, { person }: Asked): Answer {
  return sayEntry(new Draft(), entry, person).answer();
}

export function sayEntry(draft: Draft, entry: Entry, person: Person): Draft {
  const then = person.isMinor
    ? (entry.next ?? []).filter((ask) => !NOT_BEFORE_18.test(ask))
    : (entry.next ?? []);
  const isForTeens = person.isMinor && entry.teen === undefined && NOT_BEFORE_18.test(entry.says);
  return draft
    .cite(
      wordsFor(entry, person),
      isForTeens ? ['hales_2025'] : entry.sources,
      isForTeens ? 'B' : entry.grade,
    )
    .offer(...then);
}
