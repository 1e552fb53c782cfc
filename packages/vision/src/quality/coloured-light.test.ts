import type { Sign } from '@daylit/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import type { Tone } from '@daylit/phantom';
import { newEngine, newNetworks, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import type { FaceNetworks } from '../face/networks.ts';
import { linearLight } from '../colour/optical-density.ts';
import type { Engine, RgbImage } from '../index.ts';

const TONES: readonly Tone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** One photo of each tone. A little dark, so that brighter channels do not burn out. */
const photos = TONES.map((tone) =>
  paintFace({ width: 430, height: 520, faceWidth: 400, tone, identity: tone, exposure: 0.65 }),
);

let engine: Engine;
let networks: FaceNetworks;
beforeAll(async () => {
  [engine, networks] = await Promise.all([newEngine(), newNetworks()]);
});

/** What the gate finds in a photo of each tone. */
function issuesOf(change: (photo: RgbImage) => RgbImage): (string | null)[] {
  return photos.map((photo) => engine.assessPhoto(change(photo)).problem?.issue ?? null);
}

/** The same photo in other light: factors on the linear light of red, green and blue. */
function inLight([red, green, blue]: Light): (photo: RgbImage) => RgbImage {
  const tables = [red, green, blue].map((factor) =>
    Uint8Array.from({ length: 256 }, (_, byte) => 255 * (linearLight(byte) * factor) ** (1 / 2.2)),
  );
  return ({ data, ...size }) => ({ ...size, data: data.map((byte, i) => tables[i % 3]?.[byte] ?? 0) });
}

/** Red, green and blue of sepia, as shares of red, green and blue of the photo. */
const SEPIA: readonly Light[] = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];

function inSepia({ data, ...size }: RgbImage): RgbImage {
  const bytes = data.map((_, i) => {
    const pixel = i - (i % 3);
    const [red = 0, green = 0, blue = 0] = SEPIA[i % 3] ?? [];
    return Math.min(255, red * data[pixel]! + green * data[pixel + 1]! + blue * data[pixel + 2]!);
  });
  return { ...size, data: bytes };
}

const asNegative = ({ data, ...size }: RgbImage): RgbImage => ({
  ...size,
  data: data.map((byte) => 255 - byte),
});

type Light = readonly [red: number, green: number, blue: number];

describe('the same light gets the same verdict on ten tones', () => {
  test.each<[string, Light]>([
    ['a greenish tube', [0.8, 1.08, 0.8]],
    ['a tungsten bulb', [1.3, 1, 0.55]],
    ['blue sky', [0.7, 1, 1.45]],
  ])('%s passes', (_, light) => {
    expect(issuesOf(inLight(light))).toEqual(TONES.map(() => null));
  });

  test.each<[string, Light]>([
    ['a greener tube', [0.7, 1.1, 0.72]],
    ['a screen at night', [0.4, 0.8, 1.5]],
    ['red light', [1, 0.17, 0.13]],
    ['the light of a fire', [1.6, 1, 0.2]],
  ])('%s is refused', (_, light) => {
    expect(issuesOf(inLight(light))).toEqual(TONES.map(() => 'odd_colour'));
  });
});

test.each<[string, Light]>([
  ['a faint green tube', [0.9, 1.05, 0.88]],
  ['a tungsten bulb', [1.3, 1, 0.55]],
  ['blue sky', [0.7, 1, 1.45]],
])('under %s, shine is not told, since it would read as none', (_, light) => {
  const signs = { shine: 0.6 };
  const photo = paintFace({ width: 430, height: 520, faceWidth: 400, tone: 2, exposure: 0.65, signs });
  expect(signIn(scanOnce(networks, photo), 'shine').severity).toBeGreaterThan(0.5);
  expect(signIn(scanOnce(networks, inLight(light)(photo)), 'shine').doubt).toBe('coloured_light');
});

function severityIn(photo: RgbImage, sign: Sign): number | null {
  return signIn(scanOnce(networks, photo), sign).severity;
}

test('under blue sky nobody has lines that they have not in white light', () => {
  for (const photo of [photos[0], photos[8], photos[9]]) {
    if (!photo) throw new Error('A tone was not painted.');
    const inWhite = severityIn(photo, 'lines') ?? Number.NaN;
    expect(severityIn(inLight([0.7, 1, 1.45])(photo), 'lines')).toBeLessThan(inWhite + 0.5);
  }
});

test('where light burns out the skin, circles are not told', () => {
  const [lit, burnt] = [1.2, 1.4].map((exposure) => {
    const size = { width: 430, height: 520, faceWidth: 400 };
    return paintFace({ ...size, tone: 1, exposure, signs: { dark_circles: 1 } });
  }) as [RgbImage, RgbImage];
  expect(severityIn(lit, 'dark_circles')).toBeGreaterThan(0.5);
  expect(signIn(scanOnce(networks, burnt), 'dark_circles').doubt).toBe('overexposed');
});

test('where reflections burn out, shine is not told, and redness still is', () => {
  const [lit, bright] = [1, 1.35].map((exposure) =>
    scanOnce(networks, smallPhoto({ tone: 3, exposure, signs: { shine: 0.5 } })),
  ) as [Scan, Scan];
  expect(signIn(lit, 'shine').severity).toBeGreaterThan(1);
  expect(signIn(bright, 'shine').doubt).toBe('overexposed');
  expect(signIn(bright, 'redness').doubt).toBeNull();
});

test('sepia is refused on ten tones, for its colour', () => {
  expect(issuesOf(inSepia)).toEqual(TONES.map(() => 'odd_colour'));
});

test.each<[string, Light, Light]>([
  ['teal and white', [0, 60, 60], [245, 250, 245]],
  ['red and pink', [90, 0, 20], [255, 225, 225]],
])('a picture in %s is refused on ten tones, most for their colour', (_, dark, light) => {
  const inTwoColours = ({ data, ...size }: RgbImage): RgbImage => {
    const bytes = data.map((_byte, i) => {
      const pixel = i - (i % 3);
      const grey = (0.3 * data[pixel]! + 0.59 * data[pixel + 1]! + 0.11 * data[pixel + 2]!) / 255;
      return dark[i % 3]! + grey * (light[i % 3]! - dark[i % 3]!);
    });
    return { ...size, data: bytes };
  };
  const issues = issuesOf(inTwoColours);
  expect(issues.filter((issue) => issue !== 'odd_colour' && issue !== 'no_face')).toEqual([]);
  expect(issues.filter((issue) => issue === 'odd_colour').length).toBeGreaterThanOrEqual(5);
});

test('in a negative no face is found, on ten tones', () => {
  expect(issuesOf(asNegative)).toEqual(TONES.map(() => 'no_face'));
});
