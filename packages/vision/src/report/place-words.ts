import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { listOf } from './list-of.ts';

/**
 * Words for a place alone ("Right cheek") and in a sentence ("on the right cheek"). Left and right are the
 * person's own.
 */
type Words = readonly [alone: string, inText: string];

const REGIONS: Record<RegionName, Words> = {
  forehead: ['forehead', 'on the forehead'],
  glabella: ['between the brows', 'between the brows'],
  nose: ['nose', 'on the nose'],
  chin: ['chin', 'on the chin'],
  right_cheek: ['right cheek', 'on the right cheek'],
  left_cheek: ['left cheek', 'on the left cheek'],
  right_under_eye: ['under the right eye', 'under the right eye'],
  left_under_eye: ['under the left eye', 'under the left eye'],
  right_eye_corner: ['right eye corner', 'beside the right eye'],
  left_eye_corner: ['left eye corner', 'beside the left eye'],
  right_jaw: ['right jaw', 'on the right jaw'],
  left_jaw: ['left jaw', 'on the left jaw'],
};

const PAIRS: Record<string, Words> = {
  cheek: ['both cheeks', 'on both cheeks'],
  under_eye: ['under both eyes', 'under both eyes'],
  eye_corner: ['both eye corners', 'beside both eyes'],
  jaw: ['jaw', 'on the jaw'],
};

/** For a sign without a strongest place. */
export const ACROSS_THE_FACE = 'Across the face';

/** Places as a heading, for example `forehead and both cheeks`. Empty for no region. */
export function placesAlone(regions: readonly RegionName[]): string {
  return listOf(wordsOf(regions).map(([alone]) => alone));
}

/** Places inside a sentence, for example `on the forehead and both cheeks`. Empty for no region. */
export function placesInText(regions: readonly RegionName[]): string {
  const words = wordsOf(regions).map(([, inText]) => inText);
  return listOf(words.map((text, i) => (words[i - 1]?.startsWith('on ') ? text.replace(/^on /, '') : text)));
}

/** Places after a negation, for example `on the forehead or either cheek`. Empty for no region. */
export function placesDenied(regions: readonly RegionName[]): string {
  const text = placesInText(regions).replaceAll(/both (cheek|eye)s/g, 'either $1');
  return text.replace(/ and (?!.* and )/, ' or ');
}

/** Left and right of the same place are named together. */
function wordsOf(regions: readonly RegionName[]): Words[] {
  return regions.flatMap((region) => {
    const [, side, part = ''] = /^(right|left)_(.*)$/.exec(region) ?? [];
    const pair = PAIRS[part];
    const other = `${side === 'right' ? 'left' : 'right'}_${part}` as RegionName;
    if (!pair || !regions.includes(other)) return [REGIONS[region]];
    return regions.indexOf(region) < regions.indexOf(other) ? [pair] : [];
  });
}

/** The places whose skin was seen. Occluded places have no value. */
export function placesRead({ places }: Reading): RegionName[] {
  return places.filter(({ value }) => Number.isFinite(value)).map(({ region }) => region);
}

/** Minimum share of the strongest place's value for a place that is named. */
const CARRYING_SHARE = 2 / 3;

/** The places with the sign's strongest values, in the order of the reading. */
export function strongestPlaces({ places }: Reading): RegionName[] {
  const finite = places.filter((place) => Number.isFinite(place.value) && place.value > 0);
  const most = Math.max(...finite.map((place) => place.value));
  return finite.filter((place) => place.value >= CARRYING_SHARE * most).map((place) => place.region);
}

/** The shapes of those places, for a sign whose shapes have the weights of their places. */
export function strongestShapes({ places, shapes }: Reading): Reading['shapes'] {
  const most = Math.max(...places.map(({ value }) => value).filter(Number.isFinite));
  return shapes.filter(({ weight }) => weight >= CARRYING_SHARE * most);
}
