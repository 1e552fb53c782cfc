import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { deviationOf, spreadsOf } from '../../../packages/vision/src/report/repeatability.ts';
import type { TrendReading } from '../../../packages/vision/src/report/trend-fit.ts';
import type { MeasuredRepeat } from './measured-repeats.ts';

/** What moves the scores of a person whose skin does not change. */
export interface Scenario {
  name: string;
  /** Noise from photo to photo: measured repeats drawn again, or normal of that size. */
  noise: 'measured' | 'normal';
  /** What comes to that noise, each with its standard deviation. */
  with?: 'drift' | 'waves' | 'rooms' | 'move';
  /** A quarter of the weeks and twice six weeks without a scan. */
  hasGaps?: true;
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'repeats as measured', noise: 'measured' },
  { name: 'normal noise', noise: 'normal' },
  { name: 'measured, drift from day to day', noise: 'measured', with: 'drift' },
  { name: 'normal, drift from day to day', noise: 'normal', with: 'drift' },
  { name: 'waves of a week and of four weeks', noise: 'measured', with: 'waves' },
  { name: 'two rooms by turns', noise: 'measured', with: 'rooms' },
  { name: 'gaps', noise: 'measured', hasGaps: true },
];

/** Has no goal: one move for good looks just like one change of the skin. */
export const MOVED: Scenario = { name: 'moved to other light for good', noise: 'measured', with: 'move' };

/** A change of a sign: from when on, over how many days, and how much, points. */
export interface Change {
  sign: Sign;
  from: number;
  days: number;
  points: number;
}

const WEEKS = 52;
const DAY = 86_400_000;
const USUAL = spreadsOf([]);
/** What is left of a drift on the next day. */
const KEPT = 0.9;
/** Of three scans, one is taken elsewhere. */
const ELSEWHERE = 1 / 3;

/**
 * A year of weekly scans of one person: readings of each sign, oldest first, at least as many days apart as
 * the weeks are, give or take one. Severities are relative to the person's own level and have no ends.
 */
export function simulatedYear(
  random: () => number,
  repeats: readonly MeasuredRepeat[][],
  scenario: Scenario,
  change?: Change,
): Record<Sign, TrendReading[]> {
  const days = daysOf(random, scenario.hasGaps);
  const drawn = days.map(() => ({ of: repeats[Math.floor(random() * repeats.length)]!, up: random() < 0.5 }));
  const elsewhere = days.map(() => random() < ELSEWHERE);
  const signs = SIGN_VALUES.map((sign, index): [Sign, TrendReading[]] => {
    const size = sizeOf(repeats, index);
    const moves = movesOf(random, scenario.with, days, elsewhere);
    const readings = days.flatMap((day, scan): TrendReading[] => {
      const repeat = drawn[scan]!.of[index];
      const isNormal = scenario.noise === 'normal';
      // What the photo drawn cannot tell, this one cannot either.
      if (!repeat && !isNormal) return [];
      const noise = isNormal
        ? size.noise * normal(random)
        : (drawn[scan]!.up ? 1 : -1) * (repeat![0] / Math.SQRT2);
      const deviation = deviationOf(
        sign,
        { ofCopies: isNormal ? size.ofCopies : repeat![1], faceWidth: 420, burntOut: 0 },
        USUAL,
      );
      const moved = change?.sign === sign ? change.points * progress(change, day) : 0;
      return [{ at: day * DAY, severity: noise + size.noise * moves[scan]! + moved, deviation }];
    });
    return [sign, readings];
  });
  return Object.fromEntries(signs) as Record<Sign, TrendReading[]>;
}

function progress({ from, days }: Change, day: number): number {
  return Math.min(1, Math.max(0, (day - from) / days));
}

function daysOf(random: () => number, hasGaps = false): number[] {
  const days = Array.from({ length: WEEKS }, (_, week) => 7 * week + Math.floor(3 * random()));
  if (!hasGaps) return days;
  const gaps = [10, 30].map((week) => week + Math.floor(8 * random()));
  return days.filter((_, week) => random() > 0.25 && !gaps.some((gap) => week >= gap && week < gap + 6));
}

/** Standard deviation of one photo by the bars, and that of its copies, points. */
function sizeOf(repeats: readonly MeasuredRepeat[][], index: number): { noise: number; ofCopies: number } {
  const copies = repeats.flatMap((person) => person[index]?.[1] ?? []);
  const ofCopies = Math.sqrt(copies.reduce((sum, each) => sum + each ** 2, 0) / copies.length);
  const sign = SIGN_VALUES[index]!;
  return { noise: deviationOf(sign, { ofCopies, faceWidth: 420, burntOut: 0 }, USUAL), ofCopies };
}

/** What comes to the noise of each scan, in its standard deviations. */
function movesOf(
  random: () => number,
  kind: Scenario['with'],
  days: readonly number[],
  elsewhere: readonly boolean[],
): number[] {
  const [first, second] = [2 * Math.PI * random(), 2 * Math.PI * random()];
  const shift = Math.SQRT2 * normal(random);
  let drift = normal(random);
  return days.map((day, scan) => {
    if (kind === 'waves')
      return Math.sin(first + (2 * Math.PI * day) / 7) + Math.sin(second + (2 * Math.PI * day) / 28);
    if (kind === 'rooms') return elsewhere[scan] ? shift : 0;
    if (kind === 'move') return scan < days.length / 2 ? 0 : shift;
    if (kind !== 'drift') return 0;
    const kept = KEPT ** (day - (days[scan - 1] ?? day));
    drift = kept * drift + Math.sqrt(1 - kept ** 2) * normal(random);
    return drift;
  });
}

/** By Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
