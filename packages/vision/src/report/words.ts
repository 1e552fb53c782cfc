import { STANDS_OUT_FROM } from '../thresholds.ts';
import { DEGREES, type Sign } from '@daylit/contract';
import { round } from './severity.ts';

/** Names of signs in headings. */
export const CONCERN_NAMES: Record<Sign, string> = {
  redness: 'Redness',
  texture: 'Texture',
  lines: 'Fine lines',
  dark_circles: 'Dark circles',
  shine: 'Shine',
  tone_evenness: 'Uneven tone',
  blemishes: 'Blemishes',
  dark_spots: 'Dark spots',
};

/** Name of a sign inside a sentence. */
export function signWord(sign: Sign): string {
  return CONCERN_NAMES[sign].toLowerCase();
}

/**
 * The degree of a severity, before a noun: the same word as beside the meter, which shows half steps and
 * rounds a half up.
 */
export function degreeOf(severity: number): string {
  const step = Math.round(halfSteps(severity));
  return step === 0 ? 'no' : DEGREES[step]!;
}

/** A severity rounded to half steps, as the meter shows it. */
export function halfSteps(severity: number): number {
  return Math.round(severity * 2) / 2;
}

/** For example `moderate redness` or `no shine`. */
export function signInWords(sign: Sign, severity: number): string {
  return `${degreeOf(severity)} ${signWord(sign)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with at most one decimal: `2`, `0.5`. */
export function figure(value: number): string {
  return String(round(value, 1));
}

/** A share of 1 as `17 %`; one decimal below ten. */
export function percent(share: number): string {
  const hundredths = 100 * share;
  return `${hundredths < 10 ? figure(hundredths) : Math.round(hundredths)} %`;
}

/** A share of 1 as `about 17 %`. */
export function aboutPercent(share: number): string {
  return share < 0.001 ? 'less than 0.1 %' : `about ${percent(share)}`;
}

/** Share of the light that an optical density absorbs. */
export function lightLost(density: number): number {
  return 1 - Math.exp(-Math.max(0, density));
}

/**
 * A small number in words. Exact counts of many things would be false precision, so seven and more are
 * `several`.
 */
export function countWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? 'several';
}

/** True when the larger value stands out from the smaller one. */
export function standsOut(larger: number, smaller: number): boolean {
  return larger > STANDS_OUT_FROM * Math.max(smaller, 0);
}
