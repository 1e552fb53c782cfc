import { SIGN_NAMES, type KeyConcern, type Sign, type SkinFacts } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { placesAsHeading, WHOLE_FACE } from './places.ts';
import { amountOf } from './signs.ts';
import { type ConcernFacts, isElsewhereToo } from './statement.ts';

interface DescriptionFacts {
  concern: ConcernFacts;
  skin: SkinFacts;
}

const sidesOf = ({ concern }: DescriptionFacts): number =>
  new Set(concern.strongest.flatMap(({ side }) => side ?? [])).size;

/** Both sides are named, and one of them shows more. */
const isOneSided = (facts: DescriptionFacts): boolean =>
  sidesOf(facts) === 2 && facts.concern.strongerSide !== null && facts.concern.strongerSide !== 'alike';

const isLitFromTheSide = ({ skin }: DescriptionFacts): boolean => skin.darkerSide !== null;

/**
 * What a concern looks like, in one sentence of at most 14 words. Name, places and meter are shown with it,
 * and it repeats none of them.
 */
export const DESCRIPTIONS: Record<Sign, readonly Phrase<DescriptionFacts>[]> = {
  redness: [
    {
      when: 'more on one side',
      holds: isOneSided,
      says: 'Redder than the rest of your face, more on your {side}.',
    },
    { when: 'otherwise', holds: otherwise, says: 'Redder than the rest of your face.' },
  ],
  texture: [
    {
      when: 'light from the side',
      holds: isLitFromTheSide,
      says: 'Pores show here; light from the side adds to that.',
    },
    { when: 'otherwise', holds: otherwise, says: 'Pores and a grainy surface show here.' },
  ],
  lines: [
    { when: 'one line', holds: ({ concern }) => concern.count === 1, says: 'One fine line shows here.' },
    {
      when: 'some in places that are not named',
      holds: ({ concern }) => isElsewhereToo(concern),
      says: '{Amount} fine lines show, most of them here.',
    },
    { when: 'otherwise', holds: otherwise, says: '{Amount} fine lines show here.' },
  ],
  dark_circles: [
    {
      when: 'more on one side',
      holds: isOneSided,
      says: 'Darker along the lower lids, more on your {side}.',
    },
    { when: 'one side', holds: (facts) => sidesOf(facts) === 1, says: 'Darker along the lower lid.' },
    { when: 'otherwise', holds: otherwise, says: 'Darker along the lower lids.' },
  ],
  shine: [
    {
      when: 'always',
      holds: otherwise,
      says: 'Light reflects here, from oil, make-up or a lamp.',
    },
  ],
  tone_evenness: [
    {
      when: 'light from the side',
      holds: isLitFromTheSide,
      says: 'Lighter and darker patches; shadows add to them.',
    },
    { when: 'otherwise', holds: otherwise, says: 'Lighter and darker patches.' },
  ],
  blemishes: [
    {
      when: 'some in places that are not named',
      holds: ({ concern }) => isElsewhereToo(concern),
      says: 'Redder or darker than the skin around them; most of them are here.',
    },
    {
      when: 'otherwise',
      holds: otherwise,
      says: 'Small and redder or darker than the skin around them.',
    },
  ],
  dark_spots: [
    {
      when: 'some in places that are not named',
      holds: ({ concern }) => isElsewhereToo(concern),
      says: 'Darker spots, freckles or moles; most of them are here.',
    },
    {
      when: 'otherwise',
      holds: otherwise,
      says: 'Darker than the skin around them; freckles and moles count, too.',
    },
  ],
};

/** What makes a reading less sure. */
export const CAUTIONS: readonly Phrase<DescriptionFacts>[] = [
  {
    when: 'one side in shadow, and both sides named',
    holds: (facts) => facts.skin.darkerSide !== null && sidesOf(facts) === 2,
    says: 'Your {darker_side} side is in shadow, so we don’t compare sides.',
  },
  {
    when: 'glasses over the corners of the eyes',
    holds: ({ concern, skin }) => concern.sign === 'lines' && skin.leftOut.includes('around_eyes'),
    says: 'Your glasses cover the skin around your eyes, so we skip it.',
  },
  {
    when: 'skin under a beard',
    holds: ({ concern, skin }) => concern.sign === 'tone_evenness' && skin.leftOut.includes('under_beard'),
    says: 'We skip the skin under your beard.',
  },
  {
    when: 'found by a classifier that is weaker on dark skin: docs/measurement.md',
    holds: ({ concern }) => concern.sign === 'blemishes' || concern.sign === 'dark_spots',
    says: 'On darker skin we miss more of these than on lighter skin.',
  },
  { when: 'otherwise', holds: otherwise, says: '' },
];

/** A concern as the report shows it. Severities are rounded to half steps. */
export function concernOf(concern: ConcernFacts, skin: SkinFacts): KeyConcern {
  const facts = { concern, skin };
  const words = {
    side: concern.strongerSide ?? '',
    amount: amountOf(concern.count ?? 0),
    darker_side: skin.darkerSide ?? '',
  };
  const places = concern.strongest.length > 0 ? concern.strongest : [WHOLE_FACE];
  const caution = phraseFor(CAUTIONS, facts);
  return {
    concern_name: SIGN_NAMES[concern.sign],
    location_observed: placesAsHeading(places),
    places,
    severity_score: Math.round(concern.severity * 2) / 2,
    range: concern.range,
    description: fill(phraseFor(DESCRIPTIONS[concern.sign], facts), words),
    caution: caution === '' ? null : fill(caution, words),
    sign: concern.sign,
    confidence: concern.confidence,
  };
}
