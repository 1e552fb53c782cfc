import type { Sign } from '@daylit/contract';
import type { RegionName } from '../regions/outlines.ts';

import { CALM_BELOW, CONCERN_FROM } from '../thresholds.ts';
import type { Scored } from './measurements.ts';
import { placesAlone, placesDenied, placesInText, placesRead } from './place-words.ts';
import { capitalise, degreeOf, signWord } from './words.ts';

/** Maximum number of observations; more reads like flattery. */
const MOST = 5;

type Praise = (places: readonly RegionName[]) => string;

/**
 * Sentences about calm signs: where the sign is not visible at all, and where there is very little of it.
 * `places` are the places that were seen.
 */
const CALM: Record<Sign, readonly [notSeen: Praise, veryMild: Praise]> = {
  redness: [
    (places) => `${capitalise(placesAlone(places))} ${places.length > 1 ? 'look' : 'looks'} calm.`,
    (places) => `There is only a trace of redness ${placesInText(places)}.`,
  ],
  texture: [() => 'The surface of your skin looks smooth.', () => 'Your skin looks smooth, with fine pores.'],
  lines: [
    (places) => `No lines stand out ${placesDenied(places)}.`,
    (places) => `Hardly any lines show ${placesInText(places)}.`,
  ],
  dark_circles: [
    (places) => `${capitalise(placesInText(places))}, the colour matches the rest of your face.`,
    (places) => `The skin ${placesInText(places)} is close in colour to the rest of your face.`,
  ],
  shine: [
    () => 'Your skin has a comfortable, matte look.',
    () => 'Apart from a hint of shine, your skin looks matte.',
  ],
  tone_evenness: [() => 'Your tone looks even.', () => 'All in all, your tone looks nearly even.'],
  blemishes: [
    () => 'At most one or two places look like blemishes.',
    () => 'Only a few places look like blemishes.',
  ],
  dark_spots: [
    () => 'Of dark spots, there are one or two at most.',
    () => 'Hardly any spots look darker than your skin.',
  ],
};

/** Signs whose praise names places. They get no praise when none of those places was seen. */
const PLACED: ReadonlySet<Sign> = new Set(['redness', 'lines', 'dark_circles']);

/**
 * What looks good, in at most five sentences: the calm signs, or else the least visible one. Empty when every
 * sign is a concern. `scored` as in `overallAssessment`.
 */
export function positiveObservations(scored: readonly Scored[]): string[] {
  const calm = scored
    .filter(({ sign, severity, reading }) => {
      const isSeen = !PLACED.has(sign) || placesRead(reading).length > 0;
      return severity < CALM_BELOW && isSeen;
    })
    .toReversed();
  if (calm.length > 0) {
    return calm
      .slice(0, MOST)
      .map(({ sign, severity, reading }) =>
        CALM[sign][degreeOf(severity) === 'no' ? 0 : 1](placesRead(reading)),
      );
  }
  const least = scored.at(-1);
  return least && least.severity < CONCERN_FROM
    ? [`Least visible of all signs in this photo: ${signWord(least.sign)}.`]
    : [];
}
