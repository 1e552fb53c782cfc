import {
  SIGN_NAMES,
  type PhotoDifference,
  type Repeatability,
  type RepeatabilityFacts,
  type RepeatPairRefusal,
} from '@daylit/contract';
import { fill, listOf, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { signInText } from './signs.ts';

/** How many signs differ more or less than usual between two photos, of how many. */
interface Counts {
  told: number;
  more: number;
  less: number;
}

/** Points. A single pair always draws a margin a little to its own side; less than this tells nothing. */
const WORTH_NAMING = 0.15;

/** What second photos mean for later comparisons. `{more}` and `{less}` are lists of signs. */
export const REPEATABILITY: readonly Phrase<Counts>[] = [
  {
    when: 'no sign in both photos',
    holds: ({ told }) => told === 0,
    says: 'No sign shows in both photos. Your scans are compared as before.',
  },
  {
    when: 'as usual',
    holds: ({ more, less }) => more + less === 0,
    says: 'Two photos of you differ about as much as usual. Your scans are compared much as before.',
  },
  {
    when: 'some more, some less',
    holds: ({ more, less }) => more > 0 && less > 0,
    says: 'Two photos of you differ more than usual in {more}, and less in {less}. Your scans are compared by that.',
  },
  {
    when: 'some more',
    holds: ({ more }) => more > 0,
    says: 'Two photos of you differ more than usual in {more}. There, we call only a larger difference a change.',
  },
  {
    when: 'some less',
    holds: otherwise,
    says: 'Two photos of you differ less than usual in {less}. There, we can call a smaller difference a change.',
  },
];

/** Why a second photo is not used. */
export const SECOND_PHOTO_REFUSALS: Record<PhotoDifference | 'same_photo', string> = {
  engine_version: 'Our analysis is newer than this scan.',
  light: 'The light falls differently than in your scan.',
  sharpness: 'One of the two photos is sharper.',
  angle: 'You hold your head differently than in your scan.',
  glasses: 'You wear glasses in only one of the two photos.',
  around_eyes: 'The skin around your eyes is clearer in one of the two photos.',
  distance: 'Your face is larger in one of the two photos.',
  same_photo: 'This is the photo of your scan.',
};

/** Follows each of these. */
export const TAKE_ANOTHER = 'Nothing was taken from it. Please take a new photo in the same place and light.';

/** Why a second photo is not used, and what to do. */
export function secondPhotoRefusal({ refusal }: RepeatPairRefusal): string {
  return `${SECOND_PHOTO_REFUSALS[refusal]} ${TAKE_ANOTHER}`;
}

/** What a person's second photos have shown, in words. */
export function repeatability({
  pairs,
  measures,
}: RepeatabilityFacts): Omit<Repeatability, 'offer' | 'second_photos'> {
  const more = measures.filter(({ margin, usual_margin }) => margin - usual_margin > WORTH_NAMING);
  const less = measures.filter(({ margin, usual_margin }) => usual_margin - margin > WORTH_NAMING);
  const inText = (some: typeof measures): string => listOf(some.map(({ sign }) => signInText(sign)));
  const counts = { told: measures.length, more: more.length, less: less.length };
  const words = { more: inText(more), less: inText(less) };
  return {
    pairs,
    summary: pairs === 0 ? null : fill(phraseFor(REPEATABILITY, counts), words),
    measures: measures.map((measure) => ({ ...measure, concern_name: SIGN_NAMES[measure.sign] })),
  };
}
