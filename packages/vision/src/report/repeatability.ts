import { SIGN_VALUES } from '@daylit/contract';
import type { RepeatabilityFacts, RepeatPairRefusal, Sign } from '@daylit/contract';
import { ENGINE_VERSION } from '../engine-version.ts';
import { MARGIN } from '../thresholds/comparison.ts';
import { FACE_WIDTH_WARN } from '../thresholds/photo-gate.ts';
import { PERTURBATIONS } from '../repeat/perturbations.ts';
import { perSign, SIGNS } from '../signs/signs.ts';
import { compareConditions } from './comparison-gate.ts';
import { round } from './round.ts';
import type { PreviousScan, RepeatPair, ScanRecord } from './scan-record.ts';

/**
 * How many pairs the usual spread counts for: the degrees of freedom of the prior. By the likelihood of
 * their pairs over all signs, the 52 people of set B have 4, and those of its held-out half 3: see
 * decision 0103.
 */
export const USUAL_SPREAD_WEIGHT = 4;

/** Standard deviation of each severity from one photo to the next, points, without what copies add. */
export type Spreads = Record<Sign, number>;

/** A second photo beside its scan, or why it says nothing about how far two photos differ. */
export function repeatPair(first: PreviousScan, second: PreviousScan): RepeatPair | RepeatPairRefusal {
  const { difference } = compareConditions(first, second);
  // Roughly alike is not enough: another light would widen the spread of every later comparison.
  if (difference !== null) return { refusal: difference };
  if (isSamePhoto(first, second)) return { refusal: 'same_photo' };
  const before = first.record.severities;
  const now = second.record.severities;
  return {
    engine_version: ENGINE_VERSION,
    differences: perSign((sign) => {
      const [from, to] = [before[sign], now[sign]];
      return from === null || to === null ? null : round(to - from, 2);
    }),
  };
}

/**
 * The engine always reads a file alike, and a copy would look like perfect repeatability. No two photos agree
 * in light, sharpness, turn and every score to the last stored digit.
 */
function isSamePhoto({ record: one }: PreviousScan, { record: other }: PreviousScan): boolean {
  return digitsOf(one) === digitsOf(other);
}

function digitsOf({ conditions, severities }: ScanRecord): string {
  return JSON.stringify([conditions, severities]);
}

/**
 * The usual spread of each sign, drawn towards what this person's own pairs differ by. A difference of two
 * photos has twice the variance of one, so each pair estimates that variance by half its square, with one
 * degree of freedom. The usual variance counts like `USUAL_SPREAD_WEIGHT` such pairs: the scale of the
 * posterior under a scaled inverse chi-squared prior (decision 0103).
 */
export function spreadsOf(pairs: readonly RepeatPair[]): Spreads {
  return perSign((sign) => {
    const usual = SIGNS[sign].spread;
    const own = differencesOf(sign, pairs).map((difference) => difference ** 2 / 2);
    const sum = own.reduce((total, variance) => total + variance, USUAL_SPREAD_WEIGHT * usual ** 2);
    return Math.sqrt(sum / (USUAL_SPREAD_WEIGHT + own.length));
  });
}

/** What widens the error bar of one photo. */
interface Circumstances {
  ofCopies: number | null;
  faceWidth: number;
  burntOut: number;
  isSmiling?: boolean;
}

/**
 * Standard deviation from one photo to a new one of the same skin, points: what a second photo changes, what
 * the copies of this one say of it, and what a small face, burnt-out places and a smile add. `faceWidth`
 * is in pixels, `burntOut` is a share of the face.
 */
export function deviationOf(
  sign: Sign,
  { ofCopies, faceWidth, burntOut, isSmiling }: Circumstances,
  spreads: Spreads,
): number {
  const ofSize = faceWidth < FACE_WIDTH_WARN ? (SIGNS[sign].onSmallFace?.spread ?? 0) : 0;
  const { onBurntOut, onSmile, isFoundOneByOne } = SIGNS[sign];
  const ofLight = onBurntOut && burntOut >= onBurntOut.from ? onBurntOut.spread : 0;
  const ofSmile = isSmiling ? (onSmile?.spread ?? 0) : 0;
  // Such a sign is the mean over the photo and its copies, which differs by less than they do.
  const ofMean = isFoundOneByOne ? Math.sqrt(PERTURBATIONS.length + 1) : 1;
  return Math.hypot(spreads[sign], (ofCopies ?? 0) / ofMean, ofSize, ofLight, ofSmile);
}

/** The same for a severity of a stored scan, apart from what a bridge adds. */
export function deviationIn(
  sign: Sign,
  { standard_deviations, conditions }: ScanRecord,
  spreads: Spreads,
): number {
  const { face_width: faceWidth, burnt_out: burntOut = 0, is_smiling: isSmiling = false } = conditions;
  return deviationOf(sign, { ofCopies: standard_deviations[sign], faceWidth, burntOut, isSmiling }, spreads);
}

/** The same with what a bridge adds. */
export function bridgedDeviationIn(sign: Sign, record: ScanRecord, spreads: Spreads): number {
  return Math.hypot(deviationIn(sign, record, spreads), record.bridge?.spreads[sign] ?? 0);
}

/** What a person's own pairs change, by sign. */
export function repeatabilityFacts(pairs: readonly RepeatPair[]): RepeatabilityFacts {
  const spreads = spreadsOf(pairs);
  return {
    pairs: pairs.filter(isOfThisVersion).length,
    measures: SIGN_VALUES.filter((sign) => differencesOf(sign, pairs).length > 0).map((sign) => ({
      sign,
      usual_margin: marginOf(SIGNS[sign].spread),
      margin: marginOf(spreads[sign]),
    })),
  };
}

/** As beside a score: what a new photo may change, points. */
function marginOf(spread: number): number {
  return round(MARGIN * spread, 1);
}

function differencesOf(sign: Sign, pairs: readonly RepeatPair[]): number[] {
  return pairs.filter(isOfThisVersion).flatMap(({ differences }) => differences[sign] ?? []);
}

function isOfThisVersion({ engine_version }: RepeatPair): boolean {
  return engine_version === ENGINE_VERSION;
}
