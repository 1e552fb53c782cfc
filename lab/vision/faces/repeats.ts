import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { comparisonFacts } from '../../../packages/vision/src/index.ts';
import type { PreviousScan, ScanRecord } from '../../../packages/vision/src/index.ts';
import { deviationIn, spreadsOf } from '../../../packages/vision/src/report/repeatability.ts';
import { MARGIN } from '../../../packages/vision/src/thresholds/comparison.ts';
import { SIGN_WORDS } from '../bench/figure-words.ts';
import { atLeast, atMost } from '../bench/figure.ts';
import type { Measured } from '../bench/figure.ts';
import { mean, median, rms } from '../bench/statistics.ts';
import { byThirdOfLightness, scansOf } from './people.ts';
import type { Person } from './people.ts';

/** A figure of real faces, without what all of them share. */
export type Row = Omit<Measured, 'group'>;

/** Goals for the standard deviation between two photos of one session, points. */
const REPEATS: Record<Sign, number> = {
  redness: 0.2,
  texture: 0.2,
  lines: 0.3,
  dark_circles: 0.25,
  shine: 0.3,
  tone_evenness: 0.25,
  blemishes: 0.5,
  dark_spots: 0.5,
};

/** What differs between two photos of one session. */
export function ofPairs(people: readonly Person[]): Row[] {
  const pairs = people.flatMap((person) => scansOf(person) ?? []);
  const sample = pairs.length / 2;
  const thirds = [...byThirdOfLightness(people)];
  const claims = people.flatMap((person) => {
    const scans = scansOf(person);
    return scans ? [isToldChange(scans) ? 1 : 0] : [];
  });
  return [
    {
      id: 'false_changes',
      what: 'Pairs of photos of one session that are told any change',
      value: mean(claims),
      unit: 'share',
      goal: atMost(0.05),
      sample,
      note: 'Whatever differs between the two photos, such as a smile, counts against the engine.',
    },
    ...SIGN_VALUES.flatMap((sign): Row[] => {
      const both = people.flatMap((person) => differenceOf(person, sign));
      return [
        {
          id: `repeat.${sign}`,
          what: `${SIGN_WORDS[sign]}: standard deviation from one photo to the next`,
          value: deviationAmong(people, sign),
          unit: 'points',
          goal: atMost(REPEATS[sign]),
          sample: both.length,
          parts: thirds.map(([name, some]) => ({ name, value: deviationAmong(some, sign) })),
          note: `The error bar stands for ${median(both.map(({ deviation }) => deviation)).toFixed(2)}.`,
        },
        {
          id: `covered.${sign}`,
          what: `${SIGN_WORDS[sign]}: pairs within the error bars`,
          value: mean(both.map(({ difference, limit }) => (Math.abs(difference) <= limit ? 1 : 0))),
          unit: 'share',
          goal: atLeast(0.93),
          sample: both.length,
        },
      ];
    }),
  ];
}

/** Whether the comparison of two scans reports that any sign has changed. */
export function isToldChange(scans: readonly [PreviousScan, PreviousScan]): boolean {
  const { signs } = comparisonFacts(...scans);
  return signs.some(({ change }) => change === 'less_visible' || change === 'more_visible');
}

/** Standard deviation of a sign from one photo to the next, points. */
function deviationAmong(people: readonly Person[], sign: Sign): number {
  return deviationOf(people.flatMap((person) => differenceOf(person, sign)));
}

/** Standard deviation of one of two photos, from how far they are apart. */
export function deviationOf(both: readonly { difference: number }[]): number {
  return rms(both.map(({ difference }) => difference)) / Math.SQRT2;
}

/** What a second photo usually changes: nobody of a set has a pair of their own yet. */
const USUAL = spreadsOf([]);

interface Difference {
  difference: number;
  /** How far the two readings may be apart. */
  limit: number;
  /** Standard deviation of a reading. */
  deviation: number;
}

function differenceOf(person: Person, sign: Sign): Difference[] {
  return differenceBetween(scansOf(person)?.map(({ record }) => record) ?? [], sign);
}

/** How far a sign's two readings are apart, points; none where one of them has no score. */
export function differenceBetween(records: readonly ScanRecord[], sign: Sign): Difference[] {
  const [from, to] = records.map(({ severities }) => severities[sign]);
  if (from === null || from === undefined || to === null || to === undefined) return [];
  const deviations = records.map((record) => deviationIn(sign, record, USUAL));
  const limit = MARGIN * Math.hypot(...deviations);
  return [{ difference: to - from, limit, deviation: mean(deviations) }];
}

/** Said once, at the first sign. */
const ABOUT_SIZES =
  'Of the widths of the face at which a sign is told. A photo made smaller is not one of a worse camera or lamp.';

/** How far each sign moves when the same photo is made smaller. */
export function ofSizes(people: readonly Person[]): Row[] {
  const widths = [
    ...new Set(people.flatMap(({ first }) => first.smaller.map(({ faceWidth }) => faceWidth))),
  ].toSorted((a, b) => a - b);
  return SIGN_VALUES.map((sign): Row => {
    const moves = people.flatMap(({ first }) =>
      first.smaller.flatMap(({ faceWidth, record }) => {
        const [from, to] = [first.analysis?.record.severities[sign] ?? null, record.severities[sign]];
        return from === null || to === null ? [] : [{ faceWidth, moved: to - from }];
      }),
    );
    const parts = widths.map((width) => {
      const here = moves.filter(({ faceWidth }) => faceWidth === width);
      return { name: `${width}\u00A0px`, value: rms(here.map(({ moved }) => moved)) };
    });
    const most = Math.max(...parts.map(({ value }) => value).filter(Number.isFinite));
    return {
      id: `size.${sign}`,
      what: `${SIGN_WORDS[sign]}: root mean square move when the photo is made smaller, at the worst width`,
      value: Number.isFinite(most) ? most : null,
      unit: 'points',
      goal: atMost(REPEATS[sign]),
      sample: people.filter(({ first }) => first.smaller.length > 0).length,
      note: sign === SIGN_VALUES[0] ? ABOUT_SIZES : undefined,
      parts,
    };
  });
}
