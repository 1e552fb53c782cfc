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

/**
 * One shape for each named place, for a sign that has a shape for each place. A place that is named only
 * because it lies opposite a shadow, or whose own shape is too small, is drawn too: as its whole region when
 * it has no shape, and as faintly as the weakest that is named.
 */
export function shapesOf({ places, shapes }: Reading, named: readonly Place[]): Reading['shapes'] {
  const least = CARRYING_SHARE * Math.max(...places.map(({ value }) => value).filter(Number.isFinite));
  return places
    .filter(({ region }) => named.includes(PLACE_OF[region]))
    .map(({ region }) => {
      const own = shapes.find((shape) => shape.type !== 'line' && shape.region === region);
      const shape = own ?? { type: 'region' as const, region, weight: least };
      return { ...shape, weight: Math.max(shape.weight, least) };
    });
}
