import type { Place, Sign } from '@daylit/contract';
import { PAIRED_REGIONS } from '@daylit/contract';
import { severityOf, valueAt } from '../signs/severity.ts';
import type { Reading } from '../skin/reading.ts';
import { HARDLY_SHOWS } from '../thresholds/praise.ts';
import { CONCERN_FROM } from '../thresholds/report.ts';
import { PLACE_OF } from './places.ts';

/** The places whose skin was seen. Occluded places have no value. */
export function placesSeen({ places }: Pick<Reading, 'places'>): Place[] {
  return places.filter(({ value }) => Number.isFinite(value)).map(({ region }) => PLACE_OF[region]);
}

/** The places where the sign hardly shows. Of spots, only places with one have a value. */
export function calmPlaces(sign: Sign, { places }: Pick<Reading, 'places'>): Place[] {
  return places
    .filter(({ value }) => Number.isFinite(value) && severityOf(sign, value) < HARDLY_SHOWS)
    .map(({ region }) => PLACE_OF[region]);
}

/** Share of the strongest place's value from which a place is named. */
const CARRYING_SHARE = 2 / 3;

/**
 * Value from which a place is named: near that of the strongest one, or a concern by itself, because a report
 * must not call the rest of a face calm where the sign can be seen.
 */
function namedFrom(sign: Sign, { places }: Pick<Reading, 'places'>): number {
  const most = Math.max(...places.map(({ value }) => value).filter(Number.isFinite));
  return Math.min(CARRYING_SHARE * most, valueAt(sign, CONCERN_FROM));
}

/**
 * The places where the sign shows most, in the order of the reading. Where one side is in shadow the two
 * sides cannot be compared, so the other one is named with it.
 */
export function strongestPlaces(sign: Sign, { places }: Reading, isSideInShadow: boolean): Place[] {
  const from = namedFrom(sign, { places });
  const strongest = new Set(
    places.filter(({ value }) => value > 0 && value >= from).map(({ region }) => PLACE_OF[region]),
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
export function shapesOf(
  sign: Sign,
  { places, shapes }: Reading,
  named: readonly Place[],
): Reading['shapes'] {
  const least = namedFrom(sign, { places });
  return places
    .filter(({ region }) => named.includes(PLACE_OF[region]))
    .map(({ region }) => {
      const own = shapes.find((shape) => shape.type !== 'line' && shape.region === region);
      const shape = own ?? { type: 'region' as const, region, weight: least };
      return { ...shape, weight: Math.max(shape.weight, least) };
    });
}
