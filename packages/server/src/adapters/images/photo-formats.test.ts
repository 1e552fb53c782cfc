import { createEngine, type RgbImage, type ScanRecord } from '@daylit/vision';
import { paintFace } from '@daylit/phantom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedPng, animatedWebp, multiPicture, oriented, pixelsOf } from '../../../test/photo-formats.ts';
import { readFaceModels } from '../analysis/face-models.ts';
import { decodePhoto } from './decode-photo.ts';

const SIZE = { width: 480, height: 600, faceWidth: 400 };

/** Every sign, and light from one side, so that a mirrored picture would be noticed. */
const FACE = paintFace({
  ...SIZE,
  identity: 5,
  tone: 4,
  light: 0.6,
  signs: { redness: 0.6, texture: 0.5, lines: 0.5, shine: 0.4, dark_circles: 0.4, unevenness: 0.4 },
});
/** The further picture in a file that holds several. */
const OTHER = paintFace({ ...SIZE, identity: 9, tone: 1 });

/**
 * Compression may turn marks that are counted into grain. The report then says that it cannot tell, so there
 * is no wrong number.
 */
const COUNTED = new Set(['blemishes', 'dark_spots']);

/** Maximum difference of a severity: up to 0.16 was seen. */
const LOSSY = 0.2;

/** Maximum mean difference of the bytes of a photo, and of the lightness of a colour. */
const MOST_GRAIN = 1.5;
const MOST_SHIFT = 0.3;

async function recordOf(photo: Uint8Array): Promise<ScanRecord> {
  const engine = await createEngine(await readFaceModels());
  const context = { checkin_id: 1, created_at: '2026-03-09T08:00:00.000Z', isTeen: false, history: [] };
  const run = engine.analyse(await decodePhoto(photo), context);
  for (let step = run.next(); ; step = run.next()) {
    if (!step.done) continue;
    if (!step.value) throw new Error('The photo was refused.');
    return step.value.record;
  }
}

function farthest(a: ScanRecord, b: ScanRecord): number {
  const signs = Object.keys(a.severities) as (keyof ScanRecord['severities'])[];
  const distances = signs.map((sign) => {
    const [one, other] = [a.severities[sign], b.severities[sign]];
    if (one !== null && other !== null) return Math.abs(one - other);
    return one === other || COUNTED.has(sign) ? 0 : 5;
  });
  return Math.max(...distances);
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('the same face gives the same pixels, and so the same report, from', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a WebP without loss', () => pixelsOf(FACE).webp({ lossless: true }).toBuffer()],
    ['a PNG of 16 bits', () => pixelsOf(FACE).toColourspace('rgb16').png().toBuffer()],
    ['a PNG with an opaque alpha channel', () => pixelsOf(FACE).ensureAlpha(1).png().toBuffer()],
    ['the first frame of a WebP', () => animatedWebp(FACE, OTHER)],
    ['the first frame of a PNG', async () => animatedPng(await png(FACE), await png(OTHER))],
  ])('%s', async (_, photo) => {
    const { width, height, data } = await decodePhoto(await photo());
    expect([width, height]).toEqual([FACE.width, FACE.height]);
    expect(Buffer.compare(data, FACE.data)).toBe(0);
  });

  it('the first picture of an MPO', async () => {
    const [first, second] = [await jpeg(FACE), await jpeg(OTHER)];
    const { data } = await decodePhoto(multiPicture(first, second));
    expect(Buffer.compare(data, (await decodePhoto(first)).data)).toBe(0);
  });
});

describe('the same face gives nearly the same pixels, and so nearly the same report, from', () => {
  it.each<[string, number, () => Promise<Buffer>]>([
    ['a PNG of 16 bits in Display P3', 2, deepP3],
    ['a PNG in Display P3', 2, () => pixelsOf(FACE).withIccProfile('p3').png().toBuffer()],
  ])('%s', async (_, most, photo) => {
    const { data } = await decodePhoto(await photo());
    let moved = 0;
    for (const [i, byte] of FACE.data.entries()) moved = Math.max(moved, Math.abs(byte - (data[i] ?? 256)));
    expect(moved).toBeLessThanOrEqual(most);
  });
});

describe('the same face gives the same pixels, except for a little grain, from', () => {
  // That such grain changes no report is shown in the engine's own tests.
  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG', () => jpeg(FACE)],
    ['a WebP', () => pixelsOf(FACE).webp({ quality: 95 }).toBuffer()],
    ['a JPEG in Display P3', () => pixelsOf(FACE).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
  ])('%s', async (_, photo) => {
    const { data } = await decodePhoto(await photo());
    const moved = Array.from(FACE.data, (byte, i) => (data[i] ?? Number.NaN) - byte);
    expect(meanOf(moved.map(Math.abs))).toBeLessThan(MOST_GRAIN);
    for (const channel of [0, 1, 2])
      expect(Math.abs(meanOf(moved.filter((_value, i) => i % 3 === channel)))).toBeLessThan(MOST_SHIFT);
  });

  it('a progressive JPEG, whose pixels are those of any other', async () => {
    const progressive = await pixelsOf(FACE).jpeg({ quality: 95, progressive: true }).toBuffer();
    const [one, other] = [await decodePhoto(progressive), await decodePhoto(await jpeg(FACE))];
    expect(Buffer.compare(one.data, other.data)).toBe(0);
  });
});

it('a JPEG that lies on its side and is mirrored gives the same report', async () => {
  const upright = await recordOf(await pixelsOf(FACE).png().toBuffer());
  const turned = await recordOf(await oriented(FACE, 7).jpeg({ quality: 95 }).toBuffer());
  expect(farthest(turned, upright)).toBeLessThanOrEqual(LOSSY + 1e-9);
  expect(turned.conditions.light_balance).toBeCloseTo(upright.conditions.light_balance, 1);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'the decoder turns a PNG of orientation %i upright, to the last pixel',
  async (orientation) => {
    const turned = await decodePhoto(await oriented(FACE, orientation).png().toBuffer());
    expect([turned.width, turned.height]).toEqual([FACE.width, FACE.height]);
    expect(Buffer.compare(turned.data, FACE.data)).toBe(0);
  },
);

it('the decoder shows the few see-through pixels of a screenshot as white', async () => {
  const data = new Uint8Array(100 * 100 * 4).fill(255);
  data.fill(0, 0, 4);
  const corner = await sharp(data, { raw: { width: 100, height: 100, channels: 4 } })
    .png()
    .toBuffer();
  expect([...(await decodePhoto(corner)).data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

function png(image: RgbImage): Promise<Buffer> {
  return pixelsOf(image).png().toBuffer();
}

function jpeg(image: RgbImage): Promise<Buffer> {
  return pixelsOf(image).jpeg({ quality: 95 }).toBuffer();
}

/** Eight bits are converted to Display P3 first, because the library converts sixteen bits differently. */
async function deepP3(): Promise<Buffer> {
  const p3 = await pixelsOf(FACE).withIccProfile('p3').png().toBuffer();
  return await sharp(p3).keepIccProfile().toColourspace('rgb16').png().toBuffer();
}
