import type { Place, SeverityRange, Sign, SignFacts, SkinFacts } from '@daylit/contract';
import { capitalise, fill, listOf, otherwise, type Phrase, phraseFor, type Words } from './phrase.ts';
import { placesAfterVerb, placesAsSubject } from './places.ts';
import { amountOf, degreeOf, signInText } from './signs.ts';

/** A concern: a sign that the photo can tell and that is visible enough to be named. */
export type ConcernFacts = SignFacts & { severity: number; range: SeverityRange };

/** The concerns, the most visible first. */
export function concernsIn({ signs }: Pick<SkinFacts, 'signs'>): ConcernFacts[] {
  return signs
    .filter(
      (facts): facts is ConcernFacts => facts.isConcern && facts.severity !== null && facts.range !== null,
    )
    .toSorted((a, b) => b.severity - a.severity);
}

/**
 * Whether some of the counted spots may be in a place that is not named. All of them are outlined on the
 * photo, but only the places with most of them have a name.
 */
export function isElsewhereToo({ count, seen, strongest }: ConcernFacts): boolean {
  return count !== null && count > strongest.length && strongest.length > 0 && strongest.length < seen.length;
}

/** What a concern looks like, as part of a sentence. `{subject}` and `{at}` are its places. */
export const CLAUSES: Record<Sign, string> = {
  redness: '{subject} {look} {very} red',
  texture: '{subject} {look} {very} rough',
  lines: 'fine lines show {strongly}{mostly} {at}',
  dark_circles: '{subject} {look} {much} darker',
  shine: '{subject} {shine} {strongly}',
  tone_evenness: '{subject} {look} {very} uneven in tone',
  blemishes: '{amount} {spots} {look_like} {blemishes}',
  dark_spots: '{amount} {spots} {look} darker than the skin around {them}',
};

/**
 * A concern as part of a sentence, for example `your nose and cheeks look a little red`. After spots that are
 * named first, `several others look darker`.
 */
function clauseOf(concern: ConcernFacts, i: number, all: readonly ConcernFacts[]): string {
  const isAfterSpots = all.slice(0, i).some(({ sign }) => areSpots(sign));
  const words = wordsOf(concern);
  const spots = isAfterSpots ? (words.spots ?? '').replace('spot', 'other') : words.spots;
  return fill(CLAUSES[concern.sign], { ...words, spots: spots ?? '' }).trimEnd();
}

function areSpots(sign: Sign): boolean {
  return sign === 'blemishes' || sign === 'dark_spots';
}

function wordsOf(concern: ConcernFacts): Words {
  const { strongest, range, count } = concern;
  const { subject, isPlural } = placesAsSubject(strongest);
  const amount = amountOf(count ?? 0);
  // The subject of the sentence: the amount for counted signs, the place for all others.
  const isMany = count === null ? isPlural : amount !== 'one';
  return {
    subject,
    at: placesAfterVerb(strongest),
    mostly: isElsewhereToo(concern) ? ', mostly' : '',
    very: degreeOf(range, 'very'),
    much: degreeOf(range, 'much'),
    strongly: degreeOf(range, 'strongly'),
    amount,
    look: isMany ? 'look' : 'looks',
    look_like: isMany ? 'look like' : 'looks like',
    shine: isMany ? 'shine' : 'shines',
    spots: isMany ? 'spots' : 'spot',
    blemishes: isMany ? 'blemishes' : 'a blemish',
    them: isMany ? 'them' : 'it',
  };
}

/** How many signs the photo can tell, cannot tell, and shows enough of to name, and of single marks. */
interface StatementFacts {
  told: number;
  untold: number;
  concerns: number;
  marks: number;
}

/** The places of blemishes and spots that stand out by themselves, where the sign is no concern. */
function clearMarks({ signs }: Pick<SkinFacts, 'signs'>): Place[] {
  return signs.flatMap(({ isConcern, clear }) => (isConcern ? [] : clear));
}

/**
 * The report in one or two sentences. `{first}`, `{second}` are clauses, `{others}` names the other concerns,
 * `{marks}` single marks, and `{at_marks}` their places.
 */
export const STATEMENTS: readonly Phrase<StatementFacts>[] = [
  {
    when: 'nothing can be told',
    holds: ({ told }) => told === 0,
    says: 'This photo tells us nothing about your skin, so the scan was not counted.',
  },
  {
    when: 'no concern but single marks, some untold',
    holds: ({ concerns, untold, marks }) => concerns === 0 && untold > 0 && marks > 0,
    says: 'This photo can’t tell every sign. In the rest, {marks} {at_marks}.',
  },
  {
    when: 'no concern, some untold',
    holds: ({ concerns, untold }) => concerns === 0 && untold > 0,
    says: 'This photo can’t tell every sign. Nothing stands out in the rest.',
  },
  {
    when: 'no concern but single marks',
    holds: ({ concerns, marks }) => concerns === 0 && marks > 0,
    says: 'Your skin looks calm. Only {marks}, {at_marks}.',
  },
  {
    when: 'no concern',
    holds: ({ concerns }) => concerns === 0,
    says: 'Your skin looks calm. Nothing stands out in this photo.',
  },
  {
    when: 'one concern and single marks',
    holds: ({ concerns, marks }) => concerns === 1 && marks > 0,
    says: '{First}. Besides that, {marks} {at_marks}.',
  },
  {
    when: 'one concern, some untold',
    holds: ({ concerns, untold }) => concerns === 1 && untold > 0,
    says: '{First}. The rest that we can see looks calm.',
  },
  { when: 'one concern', holds: ({ concerns }) => concerns === 1, says: '{First}. The rest looks calm.' },
  {
    when: 'two concerns and single marks',
    holds: ({ concerns, marks }) => concerns === 2 && marks > 0,
    says: '{First}, and {second}. Besides that, {marks} {at_marks}.',
  },
  {
    when: 'two concerns, some untold',
    holds: ({ concerns, untold }) => concerns === 2 && untold > 0,
    says: '{First}, and {second}. The rest that we can see looks calm.',
  },
  {
    when: 'two concerns',
    holds: ({ concerns }) => concerns === 2,
    says: '{First}, and {second}. The rest looks calm.',
  },
  { when: 'more concerns', holds: otherwise, says: '{First}, and {second}. We also see {others}.' },
];

/** What the photo shows, in one or two sentences. */
export function statementOf(skin: SkinFacts): string {
  const concerns = concernsIn(skin);
  const told = skin.signs.filter(({ doubt }) => doubt === null).length;
  const places = clearMarks(skin);
  const facts = {
    told,
    untold: skin.signs.length - told,
    concerns: concerns.length,
    marks: places.length,
  };
  const [first = '', second = ''] = concerns.map(clauseOf);
  const others = listOf(concerns.slice(2).map(({ sign }) => signInText(sign)));
  const amount = amountOf(places.length);
  const marks = amount === 'one' ? 'one spot stands out' : `${amount} spots stand out`;
  const at_marks = placesAfterVerb([
    ...new Map(places.map((place) => [`${place.region} ${place.side}`, place])).values(),
  ]);
  return capitalise(fill(phraseFor(STATEMENTS, facts), { first, second, others, marks, at_marks }));
}
