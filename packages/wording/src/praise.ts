import type { Sign, SignFacts, SkinFacts } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor } from './phrase.ts';
import { placesDenied } from './places.ts';
import { shinesALittle } from './skin-type.ts';

/** Severity below which a sign is praised. */
const PRAISED_BELOW = 0.5;

/** Maximum number of observations; more reads like flattery. */
const MOST = 3;

/**
 * What is good about a sign that hardly shows, in at most 10 words. `{places}` are the places that were seen.
 * Texture and evenness are not here: the report has a line for each.
 */
export const PRAISE: Partial<Record<Sign, string>> = {
  redness: 'No redness stands out {places}.',
  lines: 'No lines stand out where we looked.',
  dark_circles: 'No dark circles stand out {places}.',
  shine: 'Your skin looks matte.',
  blemishes: 'No blemishes stand out.',
  dark_spots: 'No dark spots stand out.',
};

/** Signs that are looked for at certain places, and not praised where none of them was seen. */
const PLACED: ReadonlySet<Sign> = new Set(['redness', 'lines', 'dark_circles']);

type Photo = Pick<SkinFacts, 'isStraight' | 'isInFocus'>;

/**
 * The good points of a photo, for a report in which no sign may be praised: every report that tells
 * something names something good, and invents nothing.
 */
export const PHOTO_PRAISE: readonly Phrase<Photo>[] = [
  {
    when: 'straight and in focus',
    holds: ({ isStraight, isInFocus }) => isStraight && isInFocus,
    says: 'Your face is straight and in focus.',
  },
  { when: 'straight', holds: ({ isStraight }) => isStraight, says: 'You hold your head straight.' },
  { when: 'in focus', holds: ({ isInFocus }) => isInFocus, says: 'Your face is in focus.' },
  { when: 'otherwise', holds: otherwise, says: 'This photo is good enough for a report.' },
];

/** What looks good, the calmest sign first. Only signs that were seen well are praised. */
export function positiveObservations(skin: SkinFacts): string[] {
  const praised = praisedSigns(skin);
  if (praised.length > 0) return praised;
  // A photo that tells nothing is not good enough for a report.
  const isUseful = skin.signs.some(({ doubt }) => doubt === null);
  return isUseful || skin.isStraight || skin.isInFocus ? [phraseFor(PHOTO_PRAISE, skin)] : [];
}

function praisedSigns({ signs, look }: SkinFacts): string[] {
  return signs
    .filter((facts) => isPraised(facts) && !(facts.sign === 'shine' && isDullOrShiny(signs, look)))
    .toSorted((a, b) => (a.severity ?? 0) - (b.severity ?? 0))
    .slice(0, MOST)
    .map(({ sign, seen }) => fill(PRAISE[sign] ?? '', { places: placesDenied(seen) }));
}

function isPraised({ sign, severity, isSeenWell, seen }: SignFacts): boolean {
  if (severity === null || severity >= PRAISED_BELOW || !isSeenWell) return false;
  return PRAISE[sign] !== undefined && (!PLACED.has(sign) || seen.length > 0);
}

/** Rough skin without shine is dull. */
function isDullOrShiny(signs: readonly SignFacts[], look: SkinFacts['look']): boolean {
  const isRough = signs.some(({ sign, isConcern }) => sign === 'texture' && isConcern);
  return isRough || (look !== null && shinesALittle(look));
}
