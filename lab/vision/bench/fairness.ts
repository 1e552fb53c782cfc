import type { MeasuredFigure } from '@daylit/contract';
import { referenceFace } from '@daylit/phantom';
import type { Tone } from '@daylit/phantom';
import { atMost, figure } from './figure.ts';

import { SIGN_WORDS } from './figure-words.ts';
import { oneSign, paintWith, PLANTED, recordOf, smallFace } from './reference-photos.ts';
import type { Bench, SignName, StrengthSign } from './reference-photos.ts';
import { mean, range, rms } from './statistics.ts';

/** Strength of the planted sign: the middle of what people have. */
const STRENGTH = 0.6;

/** Number of faces of the set that together have all of its tones. */
const ENOUGH_FOR_ALL_TONES = 60;

/**
 * One face with one sign in every tone: the severities in the order of the tones, null where the photo could
 * not tell.
 */
interface Sitting {
  sign: StrengthSign;
  severities: (number | null)[];
  passes: boolean[];
}

/** Paints the same face with the same sign in the same light on every tone. Any difference is unfair. */
export function measureFairness(bench: Bench): MeasuredFigure[] {
  const tones = tonesOf(bench);
  const sittings = PLANTED.flatMap(([planted, sign], order) =>
    Array.from({ length: bench.size.fairness }, (_, index) =>
      sit(bench, tones, planted, sign, order * bench.size.fairness + index),
    ),
  );
  const complete = sittings.filter(({ severities }) => !severities.includes(null));
  const photos = sittings.length * tones.length;
  return [
    ...PLANTED.map(([, sign]) => spreadFigure(sign, sittings, complete, tones)),
    errorFigure(complete, tones),
    figure({
      id: 'fairness.gate',
      group: 'fairness',
      what: 'Photos that the gate passes: tone with most against tone with fewest',
      value: range(passRates(sittings, tones)),
      unit: 'share',
      goal: atMost(0.02),
      sample: photos,
      parts: named(tones, passRates(sittings, tones)),
    }),
  ];
}

function tonesOf({ part, size }: Bench): Tone[] {
  const found = new Set<Tone>();
  for (let index = 0; index < ENOUGH_FOR_ALL_TONES; index++) {
    const { tone } = referenceFace(part, index);
    if (tone) found.add(tone);
  }
  const tones = [...found].toSorted((a, b) => a - b);
  return tones.filter((_, index) => index % (size.skippedTones + 1) === 0);
}

function sit(bench: Bench, tones: Tone[], planted: SignName, sign: StrengthSign, index: number): Sitting {
  const face = smallFace(bench.part, index);
  const records = tones.map((tone) =>
    recordOf(bench, paintWith({ ...face, tone }, oneSign(planted, STRENGTH))),
  );
  return {
    sign,
    severities: records.map((record) => record?.severities[sign] ?? null),
    passes: records.map((record) => record?.photo_status === 'pass'),
  };
}

function spreadFigure(
  sign: StrengthSign,
  all: Sitting[],
  complete: Sitting[],
  tones: Tone[],
): MeasuredFigure {
  const looked = all.filter((sitting) => sitting.sign === sign);
  const faces = complete.filter((sitting) => sitting.sign === sign);
  const means = tones.map((_, at) => mean(severitiesAt(faces, at)));
  const untold = looked.length - faces.length;
  return figure({
    id: `fairness.${sign}`,
    group: 'fairness',
    what: `${SIGN_WORDS[sign]}, planted alike: tone that reads most against tone that reads least`,
    value: range(means),
    unit: 'points',
    goal: atMost(0.25),
    sample: faces.length * tones.length,
    note:
      untold > 0
        ? `${untold} of ${looked.length} faces are left out, because on some tone the photo could not tell.`
        : undefined,
    parts: named(tones, means),
  });
}

/**
 * A tone's error: how far its severities are from the mean of the same sign and strength over all tones and
 * faces.
 */
function errorFigure(sittings: Sitting[], tones: Tone[]): MeasuredFigure {
  const expected = new Map(
    PLANTED.map(([, sign]) => {
      const faces = sittings.filter((sitting) => sitting.sign === sign);
      return [sign, mean(tones.flatMap((_, at) => severitiesAt(faces, at)))];
    }),
  );
  const errors = tones.map((_, at) =>
    rms(
      sittings.map(
        ({ sign, severities }) => (severities[at] ?? Number.NaN) - (expected.get(sign) ?? Number.NaN),
      ),
    ),
  );
  return figure({
    id: 'fairness.error',
    group: 'fairness',
    what: 'Error of the worst tone over that of the best',
    value: Math.max(...errors) / Math.min(...errors),
    unit: 'ratio',
    goal: atMost(1.5),
    sample: sittings.length * tones.length,
    note: 'The parts are the errors in points: distance from what the same sign reads over all tones and faces.',
    parts: named(tones, errors),
  });
}

function severitiesAt(sittings: Sitting[], at: number): number[] {
  return sittings.map(({ severities }) => severities[at] ?? Number.NaN);
}

function passRates(sittings: Sitting[], tones: Tone[]): number[] {
  return tones.map((_, at) => mean(sittings.map(({ passes }) => Number(passes[at]))));
}

function named(tones: Tone[], values: number[]): { name: string; value: number }[] {
  return tones.map((tone, at) => ({ name: `tone ${tone}`, value: values[at] ?? Number.NaN }));
}
