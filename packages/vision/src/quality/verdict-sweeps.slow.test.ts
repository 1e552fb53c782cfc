import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import { newEngine } from '../../test/scan.ts';
import { linearLight } from '../colour/optical-density.ts';
import type { PhotoQuality } from '@daylit/contract';
import type { Engine, RgbImage } from '../index.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await newEngine();
});

const TONES = [1, 4, 7, 10] as const;
const SIZE = { width: 430, height: 520, faceWidth: 400, identity: 1 };
const photo = paintFace(SIZE);

/** A face that the gate calls small, so that its warning comes before that of the blur. */
const SMALL = { width: 360, height: 440, faceWidth: 300, identity: 1 };

const RANK: Record<PhotoQuality['status'], number> = { pass: 0, warn: 1, fail: 2 };

function ranksOf(photos: RgbImage[]): number[] {
  return photos.map((photo) => RANK[engine.assessPhoto(photo).status]);
}

const worsening = (ranks: number[]): number[] => [...ranks.slice(0, -1), RANK.fail].toSorted((a, b) => a - b);

/** The same bytes in other light. This costs less than painting again. */
function expose({ data, ...size }: RgbImage, exposure: number): RgbImage {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => toByte(linearLight(byte) * exposure));
  return { ...size, data: data.map((byte) => bytes[byte] ?? 0) };
}

function toByte(light: number): number {
  return Math.round(
    255 * Math.min(1, light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055),
  );
}

describe('a worse photo never gets a better verdict, and the worst is refused', () => {
  test.each<[string, PhantomOptions]>([
    ['of a large face', SIZE],
    ['of a small face', SMALL],
    ['under noise', { ...SIZE, noise: 3 }],
  ])('blur %s', (_, options) => {
    const ranks = ranksOf([0, 1, 3, 10].map((blur) => paintFace({ ...options, blur })));
    expect(ranks).toEqual(worsening(ranks));
  });

  test('darkness', () => {
    const ranks = ranksOf([1, 0.15, 0.1, 0.07, 0.05, 0.02, 0.003].map((light) => expose(photo, light)));
    expect(ranks).toEqual(worsening(ranks));
  });

  test('too much light', () => {
    const ranks = ranksOf([1, 1.2, 1.5, 2, 3, 8].map((light) => expose(photo, light)));
    expect(ranks).toEqual(worsening(ranks));
  });

  test.each([1, -1])('turning, sign %i', (side) => {
    const ranks = ranksOf([0, 20, 30, 40].map((yaw) => paintFace({ ...SIZE, width: 480, yaw: side * yaw })));
    expect(ranks).toEqual(worsening(ranks));
  });
});

test('darkness gets the same verdict on light and dark skin', () => {
  const photos = TONES.map((tone) => paintFace({ ...SIZE, tone, identity: 2 }));
  for (const light of [0.3, 0.15, 0.05]) {
    const ranks = ranksOf(photos.map((photo) => expose(photo, light)));
    expect([light, ...new Set(ranks)]).toHaveLength(2);
  }
});

test('light from the side gets the same verdict on all tones', () => {
  // The furthest to the side at which pale faces just pass.
  const photos = ([1, 6, 10] as const).map((tone) => paintFace({ ...SIZE, tone, identity: 2, light: 0.53 }));
  expect(ranksOf(photos)).toEqual([RANK.pass, RANK.pass, RANK.pass]);
});
