import type { MeasuredSign } from '../skin/measure.ts';
import { CALM_BELOW } from '../thresholds.ts';
import type { Scored } from './measurements.ts';
import { degreeOf, signWord } from './words.ts';

/** More than this reads like flattery. */
const MOST = 5;

/** What looks calm: first where the sign is not seen at all, then where there is very little of it. */
const CALM: Record<MeasuredSign, readonly [notSeen: string, veryMild: string]> = {
  redness: ['Cheeks and nose look calm.', 'There is only a trace of redness on cheeks and nose.'],
  texture: ['The surface of your skin looks smooth.', 'Your skin looks smooth, with fine pores.'],
  lines: [
    'No lines show on your forehead or beside your eyes.',
    'Forehead and eye corners show hardly any lines.',
  ],
  dark_circles: [
    'Under your eyes, the colour matches the rest of your face.',
    'The skin under your eyes is close in colour to the rest of your face.',
  ],
  shine: ['Your skin has a comfortable, matte look.', 'Apart from a hint of shine, your skin looks matte.'],
  tone_evenness: ['Your tone looks even.', 'From forehead to chin, your tone looks nearly even.'],
  blemishes: ['At most one or two places look like blemishes.', 'Only a few places look like blemishes.'],
  dark_spots: [
    'Of dark spots, there are one or two at most.',
    'Hardly any spots look darker than your skin.',
  ],
};

/** What looks well, at most five sentences; always one when anything could be measured. `scored` as in `overallAssessment`. */
export function positiveObservations(scored: readonly Scored[]): string[] {
  const calm = scored.filter((finding) => finding.severity < CALM_BELOW).toReversed();
  if (calm.length > 0) {
    return calm.slice(0, MOST).map(({ sign, severity }) => CALM[sign][degreeOf(severity) === 'no' ? 0 : 1]);
  }
  const least = scored.at(-1);
  return least ? [`Least visible of all signs in this photo: ${signWord(least.sign)}.`] : [];
}
