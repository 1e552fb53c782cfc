import type { RegionName } from '../regions/outlines.ts';
import type { MeasuredSign } from '../skin/measure.ts';
import type { Reading } from '../skin/reading.ts';
import { BLOOD_SPECTRUM } from '../thresholds.ts';
import {
  capitalise,
  degreeOf,
  listOf,
  percentDarker,
  placesWords,
  regionWords,
  strongestPlaces,
} from './words.ts';

/** One or two sentences about a sign, made from the numbers of this photo. */
export function describe(sign: MeasuredSign, reading: Reading, severity: number): string {
  return DESCRIPTIONS[sign](reading, severity);
}

const DESCRIPTIONS: Record<MeasuredSign, (reading: Reading, severity: number) => string> = {
  redness(reading, severity) {
    const green = percentDarker(BLOOD_SPECTRUM[1] * reading.value);
    const opening = `${degree(severity)} redness${most(reading)}: on average cheeks and nose return ${green} % less green light than the calmest skin of your face.`;
    return `${opening} ${sides(reading, 'right_cheek', 'left_cheek', 'redder')}`;
  },
  texture(reading, severity) {
    const contrast = tenths(100 * reading.value);
    return `${degree(severity)} texture${most(reading)}: fine structures such as pores vary in brightness by about ${contrast} %. ${perPlace(reading)}`;
  },
  lines(reading, severity) {
    const count = reading.shapes.length;
    const lines = count === 1 ? 'One line stands' : `${count} lines stand`;
    return `${lines} out in this photo, ${placesWords(strongestPlaces(reading)) || 'on the forehead'}: ${degreeOf(severity)} overall. A smile or light from the side deepens them.`;
  },
  dark_circles(reading, severity) {
    const dark = percentDarker(reading.value);
    const opening = `${degree(severity)} dark circles: the skin under your eyes looks about ${dark} % darker and redder than the rest of your face.`;
    return `${opening} ${sides(reading, 'right_under_eye', 'left_under_eye', 'darker')}`;
  },
  shine(reading, severity) {
    const areas = reading.places
      .filter((place) => place.value > 0.005)
      .map((place) => `${regionWords(place.region)} ${Math.round(100 * place.value)} %`);
    const where = areas.length > 0 ? ` Mirrored light: ${listOf(areas)}.` : '';
    return `${degree(severity)} shine in this photo.${where} A lamp and oil look alike to a camera.`;
  },
  tone_evenness(reading, severity) {
    const spread = percentDarker(reading.value);
    return `${degree(severity)} unevenness${most(reading)}: patches differ by about ${spread} % in how brown they look. ${perPlace(reading)}`;
  },
};

function degree(severity: number): string {
  return capitalise(degreeOf(severity));
}

function most(reading: Reading): string {
  const places = strongestPlaces(reading);
  return places.length === 0 || places.length === reading.places.length
    ? ''
    : `, most on ${placesWords(places)}`;
}

/** Compares the two sides; a difference under a quarter is within what light does. */
function sides({ places }: Reading, right: RegionName, left: RegionName, word: string): string {
  const rightValue = places.find((place) => place.region === right)?.value ?? Number.NaN;
  const leftValue = places.find((place) => place.region === left)?.value ?? Number.NaN;
  if (!Number.isFinite(rightValue) || !Number.isFinite(leftValue)) return 'Only one side could be seen.';
  const stronger = Math.max(rightValue, leftValue);
  const difference = Math.abs(rightValue - leftValue) / Math.max(stronger, 0.01);
  if (difference < 0.25) return 'Both sides look alike.';
  return `Your ${rightValue > leftValue ? 'right' : 'left'} side looks ${word} than the other.`;
}

function perPlace({ places }: Reading): string {
  const parts = places
    .filter((place) => Number.isFinite(place.value))
    .map((place) => `${regionWords(place.region)} ${tenths(100 * place.value)} %`);
  return parts.length > 1 ? `By place: ${listOf(parts)}.` : '';
}

function tenths(value: number): string {
  return value.toFixed(1);
}
