import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { paintFace, REFERENCE_SET_VERSION, referenceFace } from '../src/index.ts';
import type { PhantomOptions } from '../src/index.ts';

/** Painted at a fraction of the size: every line of the painter still runs, and it takes no time. */
function small(options: PhantomOptions): PhantomOptions {
  return { ...options, width: 120, height: 150, faceWidth: 84 };
}

// A new sum means that the reference set has changed, and earlier figures no longer belong to it. Raise
// REFERENCE_SET_VERSION and measure again before you change the sums.
const FROZEN: [string, PhantomOptions, string][] = [
  [
    'development 0',
    referenceFace('development', 0),
    'cabd0469bd349478c5b203f4f0d617063ca09027b324fae7f76b89b43b02c40d',
  ],
  [
    'development 7',
    referenceFace('development', 7),
    '380209eb4707f95eeca251b763185d357231203657a9a974aa50f9cce2b1c339',
  ],
  [
    'held out 0',
    referenceFace('held_out', 0),
    '2db2c96cedac0bcbe3952d01c93b111d5c97f501caaff6c6a986c35cd5964e16',
  ],
  [
    'held out 23',
    referenceFace('held_out', 23),
    'c7ab6d414f809704269295c3d975b986d4e7fbf70ae42b6e536529041f4c6531',
  ],
  [
    'every option and sign',
    {
      ...referenceFace('development', 12),
      glasses: 'thick',
      beard: 0.8,
      makeUp: 0.5,
      smile: 0.7,
      signs: {
        redness: 0.5,
        texture: 0.5,
        lines: 0.5,
        dark_circles: 0.5,
        shine: 0.5,
        unevenness: 0.5,
        blemishes: { count: 4, spectrum: 'pustule' },
        dark_spots: { count: 3 },
      },
    },
    'c30511bff080d1319b7833996592b8691aaadfd3275cfa8acd340a0d403d0dfc',
  ],
];

test('version 1 of the reference set is frozen', () => {
  expect(REFERENCE_SET_VERSION).toBe(1);
  const sums = FROZEN.map(([name, options]) => [
    name,
    createHash('sha256')
      .update(paintFace(small(options)).data)
      .digest('hex'),
  ]);
  expect(sums).toEqual(FROZEN.map(([name, , sum]) => [name, sum]));
});

test('the options of each face number are frozen, too', () => {
  const faces = (['development', 'held_out'] as const).flatMap((part) =>
    Array.from({ length: 200 }, (_, index) => referenceFace(part, index)),
  );
  expect(createHash('sha256').update(JSON.stringify(faces)).digest('hex')).toBe(
    '5e7836a528202261dd6e69b3c48eb3173f0670d26e5be891ec394e6d125d60d9',
  );
});

test('the two parts share no identity with each other or with other tests', () => {
  const ends = [0, 1, 999_998, 999_999];
  const identities = (part: 'development' | 'held_out'): number[] =>
    ends.map((index) => referenceFace(part, index).identity ?? 0);
  const [development, heldOut] = [identities('development'), identities('held_out')];
  expect(Math.min(...development)).toBeGreaterThan(100_000);
  expect(Math.max(...development)).toBeLessThan(Math.min(...heldOut));
  for (const index of [-1, 0.5, Number.NaN, 1_000_000]) {
    expect(() => referenceFace('held_out', index)).toThrow(RangeError);
  }
});

test('a part has equal numbers of each tone and the stated shares of glasses, beards and make-up', () => {
  const faces = Array.from({ length: 2000 }, (_, index) => referenceFace('development', index));
  const share = (has: (face: PhantomOptions) => boolean): number => faces.filter(has).length / faces.length;
  for (let tone = 1; tone <= 10; tone++) expect(share((face) => face.tone === tone)).toBe(0.1);
  expect(share(({ glasses }) => glasses === 'thin')).toBeCloseTo(0.12, 1);
  expect(share(({ glasses }) => glasses === 'thick')).toBeCloseTo(0.08, 1);
  expect(share(({ beard = 0 }) => beard > 0)).toBeCloseTo(0.16, 1);
  expect(share(({ makeUp = 0 }) => makeUp > 0)).toBeCloseTo(0.84 * 0.16, 1);
  expect(share(({ smile = 0 }) => smile > 0)).toBeCloseTo(0.4, 1);
  // A difficulty must not be limited to one tone.
  for (let tone = 1; tone <= 10; tone++) {
    const ofTone = faces.filter((face) => face.tone === tone);
    expect(ofTone.filter(({ glasses }) => glasses !== 'none').length / ofTone.length).toBeGreaterThan(0.12);
    expect(ofTone.filter(({ glasses }) => glasses !== 'none').length / ofTone.length).toBeLessThan(0.28);
  }
  for (const { faceWidth = 0, width = 0, signs } of faces) {
    expect(faceWidth).toBeGreaterThanOrEqual(300);
    expect(faceWidth).toBeLessThanOrEqual(560);
    expect(width / faceWidth).toBeGreaterThan(1.45);
    expect(signs).toBeUndefined();
  }
});
