import type { ShineFacts, SignFacts, SkinLook } from '@daylit/contract';
import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { CALM_BELOW, ROUGH_LOOKS_DRY, SHINY_AREA, TRACE } from '../thresholds/report.ts';
import { PLACE_OF } from './places.ts';
import { severityOf } from '../signs/severity.ts';

/**
 * The skin type that shine and texture suggest. Null when shine cannot be measured, was not seen on both
 * areas or fits no type. `shine` is the reading behind the sign of that name.
 */
export function skinLook(signs: readonly SignFacts[], shine: Reading): SkinLook | null {
  const severityIn = (sign: SignFacts['sign']): number | null =>
    signs.find((facts) => facts.sign === sign)?.severity ?? null;
  if (severityIn('shine') === null) return null;
  const zone = shineIn(shine, ['forehead', 'nose']);
  const cheeks = shineIn(shine, ['right_cheek', 'left_cheek']);
  if (!zone || !cheeks) return null;
  // Reflections that hide another sign are shine, so an area that looks matte beside them was misread.
  const isMatteSomewhere = [zone, cheeks].some(({ severity }) => severity < TRACE);
  if (isMatteSomewhere && signs.some(({ doubt }) => doubt === 'reflection')) return null;
  // Shine on the cheeks alone fits no skin type; light from below or from the side causes it.
  if (zone.severity < SHINY_AREA && cheeks.severity >= SHINY_AREA) return null;
  const type = typeOf(zone, cheeks, severityIn('texture'));
  // So does shine on one cheek that is as strong as on forehead and nose.
  const shinesMost = signs.find(({ sign }) => sign === 'shine')?.strongest ?? [];
  if (type === 'combination' && shinesMost.some(({ region }) => region === 'cheek')) return null;
  return { type, zone, cheeks };
}

function typeOf(zone: ShineFacts, cheeks: ShineFacts, texture: number | null): SkinLook['type'] {
  if (zone.severity >= SHINY_AREA) return cheeks.severity >= SHINY_AREA ? 'oily' : 'combination';
  const isRough = texture !== null && texture >= ROUGH_LOOKS_DRY;
  return isRough && cheeks.severity < CALM_BELOW ? 'dry' : 'normal';
}

/** Mean shine over the regions that were seen; null when none was. */
function shineIn({ places }: Reading, regions: readonly RegionName[]): ShineFacts | null {
  const seen = places.filter(({ region, value }) => regions.includes(region) && Number.isFinite(value));
  if (seen.length === 0) return null;
  const mean = seen.reduce((sum, { value }) => sum + value, 0) / seen.length;
  return { severity: severityOf('shine', mean), places: seen.map(({ region }) => PLACE_OF[region]) };
}
