import type { RegionName } from '../regions/outlines.ts';
import type { Reading } from '../skin/reading.ts';
import type { Sign } from './payloads.ts';

/** What a sign is called in headings. */
export const CONCERN_NAMES: Record<Sign, string> = {
  redness: 'Visible redness',
  texture: 'Visible texture',
  lines: 'Visible lines',
  dark_circles: 'Dark circles',
  shine: 'Visible shine',
  tone_evenness: 'Uneven tone',
  blemishes: 'Blemishes',
  dark_spots: 'Dark spots',
};

/** What a sign is called inside a sentence. */
export const SIGN_WORDS: Record<Sign, string> = {
  redness: 'redness',
  texture: 'texture',
  lines: 'lines',
  dark_circles: 'dark circles',
  shine: 'shine',
  tone_evenness: 'unevenness of tone',
  blemishes: 'blemishes',
  dark_spots: 'dark spots',
};

const REGION_WORDS: Record<RegionName, string> = {
  forehead: 'forehead',
  glabella: 'between the brows',
  nose: 'nose',
  chin: 'chin',
  right_cheek: 'right cheek',
  left_cheek: 'left cheek',
  right_under_eye: 'under the right eye',
  left_under_eye: 'under the left eye',
  right_eye_corner: 'beside the right eye',
  left_eye_corner: 'beside the left eye',
  right_jaw: 'right jaw',
  left_jaw: 'left jaw',
};

export function regionWords(region: RegionName): string {
  return REGION_WORDS[region];
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How visible a severity is, as an adjective. */
export function degreeOf(severity: number): string {
  if (severity < 1) return 'hardly any';
  if (severity < 2) return 'slight';
  if (severity < 3) return 'moderate';
  return severity < 4 ? 'marked' : 'strong';
}

/** Percent of light that is lost through a density, a whole number of at least 1. */
export function percentDarker(density: number): number {
  return Math.max(1, Math.round(100 * (1 - Math.exp(-Math.max(0, density)))));
}

/** The places that carry the sign: those with at least two thirds of the strongest value, in the order of the reading. */
export function strongestPlaces({ places }: Reading): RegionName[] {
  const finite = places.filter((place) => Number.isFinite(place.value) && place.value > 0);
  const most = Math.max(...finite.map((place) => place.value));
  return finite.filter((place) => place.value >= (2 / 3) * most).map((place) => place.region);
}

/** Left and right of the same place become one: `both cheeks`, `under both eyes`. */
export function placesWords(regions: readonly RegionName[]): string {
  const words: string[] = [];
  for (const region of regions) {
    const isPaired =
      region.startsWith('right_') && regions.includes(region.replace('right_', 'left_') as RegionName);
    const isSecond =
      region.startsWith('left_') && regions.includes(region.replace('left_', 'right_') as RegionName);
    if (isSecond) continue;
    words.push(
      isPaired ? (PAIR_WORDS[region.replace('right_', '')] ?? REGION_WORDS[region]) : REGION_WORDS[region],
    );
  }
  return listOf(words);
}

const PAIR_WORDS: Record<string, string> = {
  cheek: 'both cheeks',
  under_eye: 'under both eyes',
  eye_corner: 'beside both eyes',
  jaw: 'both sides of the jaw',
};
