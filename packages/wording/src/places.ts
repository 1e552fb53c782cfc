import type { Place, Region } from '@daylit/contract';
import { PAIRED_REGIONS } from '@daylit/contract';
import { capitalise, listOf } from './phrase.ts';

/** A place as a heading, as a subject ("your nose"), and after a verb ("on your nose"). */
interface PlaceWords {
  heading: string;
  subject: string;
  at: string;
}

/** Left and right are the person's own. `side` stands for `left` or `right`. */
const ONE: Record<Region, PlaceWords> = {
  whole_face: { heading: 'across the face', subject: 'your face', at: 'across your face' },
  forehead: { heading: 'forehead', subject: 'your forehead', at: 'on your forehead' },
  glabella: {
    heading: 'between the brows',
    subject: 'the skin between your brows',
    at: 'between your brows',
  },
  nose: { heading: 'nose', subject: 'your nose', at: 'on your nose' },
  chin: { heading: 'chin', subject: 'your chin', at: 'on your chin' },
  mouth: { heading: 'around the mouth', subject: 'the skin around your mouth', at: 'around your mouth' },
  cheek: { heading: '{side} cheek', subject: 'your {side} cheek', at: 'on your {side} cheek' },
  under_eye: {
    heading: 'under the {side} eye',
    subject: 'the skin under your {side} eye',
    at: 'under your {side} eye',
  },
  eye_corner: {
    heading: '{side} eye corner',
    subject: 'the skin beside your {side} eye',
    at: 'beside your {side} eye',
  },
  jaw: { heading: '{side} jaw', subject: 'your {side} jaw', at: 'on your {side} jaw' },
};

/** Both sides of a place together. */
const BOTH: Partial<Record<Region, PlaceWords>> = {
  cheek: { heading: 'both cheeks', subject: 'your cheeks', at: 'on your cheeks' },
  under_eye: { heading: 'under both eyes', subject: 'the skin under your eyes', at: 'under your eyes' },
  eye_corner: { heading: 'both eye corners', subject: 'the skin beside your eyes', at: 'beside your eyes' },
  jaw: { heading: 'jaw', subject: 'your jaw', at: 'on your jaw' },
};

/** Places in sentences: more than this many are hard to hold in mind. */
const MOST_NAMED = 2;

/** For a sign that shows no more at one place than at another. */
export const WHOLE_FACE: Place = { region: 'whole_face', side: null };

/** Places as a heading, for example `Forehead and both cheeks`. */
export function placesAsHeading(places: readonly Place[]): string {
  return capitalise(listOf(wordsOf(places).map(({ heading }) => heading)));
}

/**
 * Places as the subject of a sentence, for example `your nose and cheeks`, and whether the verb is plural.
 * Your face, when there are none or many.
 */
export function placesAsSubject(places: readonly Place[]): { subject: string; isPlural: boolean } {
  const words = wordsOf(places);
  if (words.length === 0) return { subject: 'your face', isPlural: false };
  if (words.length > MOST_NAMED) return { subject: 'much of your face', isPlural: false };
  const isPlural = words.length > 1 || words.some(({ subject }) => subject === 'your cheeks');
  return {
    subject: joined(
      words.map(({ subject }) => subject),
      'your ',
    ),
    isPlural,
  };
}

/** Whether a sentence names each of these places: one or two, where both sides are one. */
export function areNamed(places: readonly Place[]): boolean {
  const { length } = wordsOf(places);
  return length > 0 && length <= MOST_NAMED;
}

/** Places after a verb, for example `on your forehead and nose`. Empty when there are none or many. */
export function placesAfterVerb(places: readonly Place[]): string {
  const words = wordsOf(places);
  if (words.length === 0) return '';
  if (words.length > MOST_NAMED) return 'in several places';
  return joined(
    words.map(({ at }) => at),
    'on your ',
  );
}

/** Says a beginning that follows itself once only: `your nose and your chin` is `your nose and chin`. */
function joined(words: readonly string[], beginning: string): string {
  const short = words.map((word, i) =>
    words[i - 1]?.startsWith(beginning) ? word.replace(beginning, '') : word,
  );
  return listOf(short);
}

function wordsOf(places: readonly Place[]): PlaceWords[] {
  const isBoth = ({ region }: Place): boolean =>
    (PAIRED_REGIONS as readonly string[]).includes(region) &&
    new Set(places.filter((place) => place.region === region).map(({ side }) => side)).size > 1;
  return places.flatMap((place, i) => {
    const { region, side } = place;
    const both = BOTH[region];
    if (both && isBoth(place)) return places.findIndex((other) => other.region === region) === i ? both : [];
    const { heading, subject, at } = ONE[region];
    const name = (text: string): string => text.replace('{side}', side ?? '').replace(/ {2,}/, ' ');
    return { heading: name(heading), subject: name(subject), at: name(at) };
  });
}
