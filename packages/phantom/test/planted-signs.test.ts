import { describe, expect, test } from 'vitest';
import { blemishPlaces, darkSpotPlaces, paintFace } from '../src/index.ts';
import type { LesionSpectrum, PhantomOptions, SignPlace } from '../src/index.ts';
import { linearLight } from './linear-light.ts';

const POSES: [string, PhantomOptions][] = [
  ['straight', {}],
  ['turned', { yaw: 14 }],
  ['nodding', { pitch: 10 }],
  ['tilted', { roll: -12 }],
  ['all at once, off the middle', { yaw: -12, pitch: -8, roll: 9, centre: [0.46, 0.53] }],
];
const BASE = { width: 400, height: 500, faceWidth: 300, identity: 11, noise: 0 };
const SPECTRA: LesionSpectrum[] = ['papule', 'pustule', 'comedone', 'mark'];

describe.each(POSES)('a head held %s', (_, pose) => {
  test('the painter shows every planted blemish and spot at its place, and nothing elsewhere', () => {
    const options = { ...BASE, ...pose };
    const signs = { blemishes: { count: 12, spectrum: 'papule' as const }, dark_spots: { count: 6 } };
    const planted = { ...options, signs };
    const [plain, marked] = [paintFace(options), paintFace(planted)];
    const places = [...blemishPlaces(planted), ...darkSpotPlaces(planted)];
    expect(places).toHaveLength(18);
    for (const place of places) expect(darker(plain, marked, place)).toBeGreaterThan(0.12);
    for (let row = 0; row < plain.height; row++) {
      for (let column = 0; column < plain.width; column++) {
        const at = (row * plain.width + column) * 3;
        if (Math.abs((plain.data[at + 1] ?? 0) - (marked.data[at + 1] ?? 0)) <= 2) continue;
        const isNear = places.some(({ x, y, radius }) => Math.hypot(x - column, y - row) < radius * 2.4 + 2);
        expect([column, row, isNear]).toEqual([column, row, true]);
      }
    }
  });
});

test('lesions do not touch, and another seed puts them elsewhere', () => {
  for (const spectrum of SPECTRA) {
    const places = blemishPlaces({ ...BASE, signs: { blemishes: { count: 30, spectrum } } });
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
    expect(blemishPlaces({ ...BASE, signs: { blemishes: { count: 30, spectrum, seed: 2 } } })).not.toEqual(
      places,
    );
    expect(new Set(places.map(({ radius }) => radius)).size).toBe(30);
  }
});

test('each kind has its own colour', () => {
  const colours = SPECTRA.map((spectrum) => {
    const options = { ...BASE, signs: { blemishes: { count: 10, spectrum } } };
    const [plain, marked] = [paintFace(BASE), paintFace(options)];
    const [red, green, blue] = [0, 1, 2].map((k) =>
      blemishPlaces(options).reduce((sum, place) => sum + darker(plain, marked, place, k, 0.75), 0),
    );
    return [(red ?? 0) / (green ?? 1), (blue ?? 0) / (green ?? 1)];
  });
  for (const [i, [red = 0, blue = 0]] of colours.entries()) {
    for (const [otherRed = 0, otherBlue = 0] of colours.slice(i + 1)) {
      expect(Math.hypot(red - otherRed, blue - otherBlue)).toBeGreaterThan(0.08);
    }
  }
});

test('more lesions than fit on a face throw', () => {
  expect(() => paintFace({ ...BASE, signs: { blemishes: { count: 900, spectrum: 'mark' } } })).toThrow(
    RangeError,
  );
});

/**
 * How much more mean optical density `marked` has than `plain` on a ring at `share` of the radius around a
 * place.
 */
function darker(
  plain: { data: Uint8Array; width: number },
  marked: { data: Uint8Array },
  { x, y, radius }: SignPlace,
  channel = 1,
  share = 0.55,
): number {
  let sum = 0;
  const steps = 12;
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * 2 * Math.PI;
    const column = Math.round(x + Math.cos(angle) * radius * share);
    const row = Math.round(y + Math.sin(angle) * radius * share);
    const at = (row * plain.width + column) * 3 + channel;
    sum += Math.log(linearLight(plain.data[at] ?? 0) / linearLight(marked.data[at] ?? 0));
  }
  return sum / steps;
}
