import { SIGN_VALUES } from '@daylit/contract';
import type { Sign, SignTrend } from '@daylit/contract';
import { createRandom } from '@daylit/phantom';
import { spreadsOf } from '../../../packages/vision/src/report/repeatability.ts';
import { trendOf } from '../../../packages/vision/src/report/trend.ts';
import type { TrendReading } from '../../../packages/vision/src/report/trend-fit.ts';
import { SIGNS } from '../../../packages/vision/src/signs/signs.ts';
import { mean } from '../bench/statistics.ts';
import type { MeasuredRepeat } from './measured-repeats.ts';
import { type Change, type Scenario, simulatedYear } from './people.ts';

export interface Simulation {
  people: number;
  repeats: readonly MeasuredRepeat[][];
  seed: number;
}

/** Of people who change: the share that is told so in time, and when, on average. */
export interface Power {
  share: number;
  /** Weeks from the end of the change to the scan that tells it; 0 where it is told before. */
  delay: number;
}

const USUAL = spreadsOf([]);
/** Least scans that ever tell a trend. */
const FIRST = 3;
/** Weeks after the end of a change within which it has to be told. */
const IN_TIME = 8;
const DAY = 86_400_000;

/**
 * For each person whose skin does not change, the highest confidence with which a trend of any sign is told
 * in a year of weekly looks; 0 for a person who is told none.
 */
export function falseTrends({ people, repeats, seed }: Simulation, scenario: Scenario): number[] {
  const random = createRandom(seed);
  return Array.from({ length: people }, () => {
    const year = simulatedYear(random, repeats, scenario);
    return Math.max(...SIGN_VALUES.map((sign) => mostConfident(sign, year[sign])));
  });
}

function mostConfident(sign: Sign, readings: readonly TrendReading[]): number {
  let most = 0;
  for (let scans = FIRST; scans <= readings.length; scans++)
    most = Math.max(most, trendOf(sign, readings.slice(0, scans), USUAL[sign]).confidence ?? 0);
  return most;
}

/**
 * People of whom one sign, in turn, changes by so many steps after three to five months. `weeks`: 0 for a
 * change from one scan to the next, which lines do not make and which has to be told by the second scan after
 * it.
 */
export function power(
  { people, repeats, seed }: Simulation,
  scenario: Scenario,
  { steps, weeks }: { steps: number; weeks: number },
): Power {
  const random = createRandom(seed);
  const delays = Array.from({ length: people }, (_, person) => {
    const signs = SIGN_VALUES.filter((sign) => weeks > 0 || SIGNS[sign].leastScans === undefined);
    const sign = signs[person % signs.length]!;
    // Before the earliest day of a weekly scan.
    const from = 7 * (12 + Math.floor(8 * random())) - 0.5;
    const change = { sign, from, days: Math.max(0.25, 7 * weeks), points: steps * SIGNS[sign].step };
    const readings = simulatedYear(random, repeats, scenario, change)[sign];
    return delayIn(sign, readings, change, weeks === 0 ? 2 : IN_TIME);
  });
  const told = delays.filter((delay) => delay !== null);
  return { share: told.length / people, delay: mean(told) };
}

/** Null where the change is not told within so many scans after its end. */
function delayIn(
  sign: Sign,
  readings: readonly TrendReading[],
  { from, days, points }: Change,
  inTime: number,
): number | null {
  const end = (from + days) * DAY;
  const complete = readings.findIndex(({ at }) => at >= end);
  const kind: SignTrend['kind'] = points > 0 ? 'stronger' : 'calmer';
  for (let scans = FIRST; scans <= complete + inTime; scans++) {
    const last = readings[scans - 1];
    if (!last || last.at < from * DAY) continue;
    if (trendOf(sign, readings.slice(0, scans), USUAL[sign]).kind === kind)
      return Math.max(0, (last.at - end) / (7 * DAY));
  }
  return null;
}
