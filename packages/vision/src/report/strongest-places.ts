import type { Place } from '@daylit/contract';
import { PAIRED_REGIONS } from '@daylit/contract';
import type { Reading } from '../skin/reading.ts';
import { PLACE_OF } from './places.ts';

/** The places whose skin was seen. Occluded places have no value. */
export function placesSeen({ places }: Pick<Reading, 'places'>): Place[] {
  return places.filter(({ value }) => Number.isFinite(value)).map(({ region }) => PLACE_OF[region]);
}

/** Minimum share of the strongest place's value for a place that is named. */
const CARRYING_SHARE = 2 / 3;

/**
 * The places with the sign's strongest values, in the order of the reading. Where one side is in shadow the
 * two sides cannot be compared, so the other one is named with it.
 */
export function strongestPlaces({ places }: Reading, isSideInShadow: boolean): Place[] {
  const finite = places.filter((place) => Number.isFinite(place.value) && place.value > 0);
  const most = Math.max(...finite.map((place) => place.value));
  const strongest = new Set(
    finite.filter(({ value }) => value >= CARRYING_SHARE * most).map(({ region }) => PLACE_OF[region]),
  );
  const isNamed = (place: Place): boolean =>
    strongest.has(place) ||
    (isSideInShadow && isPaired(place) && [...strongest].some(({ region }) => region === place.region));
  return placesSeen({ places }).filter(isNamed);
}

function isPaired({ region }: Place): boolean {
  return (PAIRED_REGIONS as readonly string[]).includes(region);
}

/** The shapes of the strongest places, for a sign whose shapes have the weights of their places. */
export function strongestShapes({ places, shapes }: Reading): Reading['shapes'] {
  const most = Math.max(...places.map(({ value }) => value).filter(Number.isFinite));
  return shapes.filter(({ weight }) => weight >= CARRYING_SHARE * most);
}
