import type { Sign } from '@daylit/contract';
import { darkerSide } from '../quality/darker-side.ts';
import type { RegionName } from '../regions/outlines.ts';

import type { Reading } from '../skin/reading.ts';
import { BLOOD_SPECTRUM, LIGHT_BALANCE_WARN } from '../thresholds.ts';
import { placesAlone, placesInText, placesRead, strongestPlaces } from './place-words.ts';
import { aboutPercent, capitalise, countWord, lightLost, signInWords, standsOut } from './words.ts';

/** How a face was lit, as far as words depend on it. */
export interface Light {
  /** True when the report praises the light; then no sentence may blame it. */
  isEvenlyLit: boolean;
  /** How much darker the person's right cheek is than the left one, optical density. */
  lightBalance: number;
}

/**
 * What a concern looks like in this photo. Name, place and meter are shown beside it, so the text does not
 * repeat them at length.
 */
export function describe(sign: Sign, reading: Reading, severity: number, light: Light): string {
  const opening = capitalise(signInWords(sign, severity));
  return `${opening}${DESCRIPTIONS[sign](reading, light)}`.trimEnd();
}

const DESCRIPTIONS: Record<Sign, (reading: Reading, light: Light) => string> = {
  redness(reading, light) {
    const redder = aboutPercent(lightLost(BLOOD_SPECTRUM[1] * reading.value));
    const places = placesRead(reading);
    // The share is the mean of all places that were read; the place beside the words is the strongest of
    // them.
    const mean = strongestPlaces(reading).length < places.length ? ' on average' : '';
    return `: ${placesAlone(places)} ${places.length > 1 ? 'look' : 'looks'} ${redder} redder${mean} than the calmest skin of your face. ${sides(reading, 'cheek', 'redder', light)}`;
  },
  texture: (reading, { isEvenlyLit }) =>
    `: pores and other fine structure change the brightness of your skin by ${aboutPercent(reading.value)}. ${isEvenlyLit ? '' : 'Light from the side makes them show more.'}`,
  lines(reading, { isEvenlyLit }) {
    const lines = countWord(reading.shapes.length);
    const where = placesInText(strongestPlaces(reading));
    return `: ${lines} ${lines === 'one' ? 'line stands' : 'lines stand'} out, mostly ${where}. A smile${isEvenlyLit ? '' : ' or light from the side'} deepens them.`;
  },
  dark_circles: (reading, light) =>
    `: where it shows most, the skin under your eyes looks ${aboutPercent(lightLost(reading.value))} darker and redder than the rest of your face. ${sides(reading, 'under_eye', 'darker', light)}`,
  shine: (reading) =>
    `, most ${placesInText(strongestPlaces(reading))}. A lamp, oil on the skin and make-up look alike to a camera.`,
  tone_evenness: (reading, { isEvenlyLit }) =>
    `: patches differ by ${aboutPercent(lightLost(reading.value))} in how brown they look. ${isEvenlyLit ? '' : 'Shadows can add to that.'}`,
  blemishes: (reading) =>
    `: about ${Math.round(reading.value)} places look redder or darker than the skin around, of the size of a blemish. A photo cannot tell what they are.`,
  dark_spots: (reading) =>
    `: about ${Math.round(reading.value)} places look browner than the skin around. A photo cannot tell freckles, moles and other spots apart; show a new or changing one to a doctor.`,
};

/**
 * Compares the two sides of the face. Light alone makes a small difference, a shadow a large one. Empty where
 * neither side was seen.
 */
function sides(
  { places }: Reading,
  part: 'cheek' | 'under_eye',
  word: string,
  { lightBalance }: Light,
): string {
  const valueOf = (region: RegionName): number =>
    places.find((place) => place.region === region)?.value ?? Number.NaN;
  const right = valueOf(`right_${part}`);
  const left = valueOf(`left_${part}`);
  if (!Number.isFinite(right) && !Number.isFinite(left)) return '';
  if (!Number.isFinite(right) || !Number.isFinite(left)) return 'Only one side could be seen.';
  if (Math.abs(lightBalance) > LIGHT_BALANCE_WARN)
    return `The ${darkerSide(lightBalance)} side is in shadow, so the two sides are not compared.`;
  if (standsOut(right, left)) return `The right side looks ${word} than the left.`;
  return standsOut(left, right) ? `The left side looks ${word} than the right.` : 'Both sides look alike.';
}
