import type { Answers } from '../scan-record.ts';
import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import { CALM_BELOW, ROUGH_LOOKS_DRY, SHINY_AREA } from '../thresholds.ts';
import { severityIn } from './measurements.ts';
import type { Finding } from './measurements.ts';
import type { SkinTypeFinding } from '@daylit/contract';
import { isHiddenByReflection } from './cannot-tell.ts';
import { placesDenied, placesInText } from './place-words.ts';
import { severityOf } from './severity.ts';
import { degreeOf, signInWords } from './words.ts';

type KnownType = Exclude<SkinTypeFinding['skin_type'], 'cannot_tell'>;

const TYPE_OF_FEEL: Record<string, KnownType> = {
  tight: 'dry',
  comfortable: 'normal',
  shiny_t_zone: 'combination',
  shiny_all_over: 'oily',
};

const FEEL_WORDS: Record<string, string> = {
  tight: 'tight',
  comfortable: 'comfortable',
  shiny_t_zone: 'shiny on forehead and nose',
  shiny_all_over: 'shiny all over',
};

/**
 * The person's own answer decides. The photo can agree, disagree or say nothing; without an answer it gives a
 * first guess.
 */
export function skinType(findings: readonly Finding[], { midday_feel }: Answers): SkinTypeFinding {
  const look = looksLike(findings);
  const told = midday_feel === undefined ? undefined : TYPE_OF_FEEL[midday_feel];
  if (told && midday_feel) {
    const opening = `You told us that your skin feels ${FEEL_WORDS[midday_feel]} around midday, which is typical of ${told} skin.`;
    if (!look) {
      const explanation = `${opening} This photo cannot tell.`;
      return { skin_type: told, explanation, basis: 'answers', confidence: 'medium' };
    }
    if (look.type === told) {
      const explanation = `${opening} The photo agrees: ${look.because}.`;
      return { skin_type: told, explanation, basis: 'answers_and_photo', confidence: 'high' };
    }
    const explanation = `${opening} In this photo it looks more like ${look.type} skin: ${look.because}. How it feels counts more than one photo.`;
    return { skin_type: told, explanation, basis: 'answers', confidence: 'medium' };
  }
  if (!look) {
    const explanation =
      'This photo does not show a clear type, and you have not told us how your skin feels around midday.';
    return { skin_type: 'cannot_tell', explanation, basis: 'none', confidence: 'low' };
  }
  const explanation = `Judging by this photo alone, this looks like ${look.type} skin: ${look.because}. Tell us how it feels around midday for a surer answer.`;
  return { skin_type: look.type, explanation, basis: 'photo', confidence: 'low' };
}

/**
 * The type that shine and texture suggest, and the reason. Null when shine cannot be told, was not seen on
 * both areas or fits no type.
 */
function looksLike(findings: readonly Finding[]): { type: KnownType; because: string } | null {
  const shine = findings.find(({ sign }) => sign === 'shine');
  if (!shine || shine.severity === null) return null;
  const zone = areaIn(shine.reading, ['forehead', 'nose']);
  const cheeks = areaIn(shine.reading, ['right_cheek', 'left_cheek']);
  if (!zone || !cheeks) return null;
  const isSomewhereNone = [zone, cheeks].some(({ severity }) => degreeOf(severity) === 'no');
  if (isSomewhereNone && findings.some(({ measurement }) => isHiddenByReflection(measurement))) return null;
  const because = shineWords(zone, cheeks);
  // Shine on the cheeks alone fits no skin type; light from below or from the side causes it.
  if (zone.severity < SHINY_AREA && cheeks.severity >= SHINY_AREA) return null;
  if (zone.severity >= SHINY_AREA)
    return { type: cheeks.severity >= SHINY_AREA ? 'oily' : 'combination', because };
  const texture = severityIn(findings, 'texture');
  if (texture !== null && texture >= ROUGH_LOOKS_DRY && cheeks.severity < CALM_BELOW) {
    return { type: 'dry', because: `${because}, and ${signInWords('texture', texture)}` };
  }
  return { type: 'normal', because };
}

interface Area {
  severity: number;
  /** The places of the area that were seen. */
  places: RegionName[];
}

function shineWords(zone: Area, cheeks: Area): string {
  const onZone = signInWords('shine', zone.severity);
  const onCheeks = signInWords('shine', cheeks.severity);
  if (onZone === onCheeks) return shineIn({ ...zone, places: [...zone.places, ...cheeks.places] });
  return `${shineIn(zone)}, ${shineIn(cheeks)}`;
}

function shineIn({ severity, places }: Area): string {
  const degree = degreeOf(severity);
  return `${signInWords('shine', severity)} ${degree === 'no' ? placesDenied(places) : placesInText(places)}`;
}

/** Mean shine over the regions that were seen; null when none was. */
function areaIn({ places }: Reading, regions: readonly RegionName[]): Area | null {
  const seen = places.filter(({ region, value }) => regions.includes(region) && Number.isFinite(value));
  if (seen.length === 0) return null;
  const mean = seen.reduce((sum, { value }) => sum + value, 0) / seen.length;
  return { severity: severityOf('shine', mean), places: seen.map(({ region }) => region) };
}
