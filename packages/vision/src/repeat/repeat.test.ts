import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { paintFace } from '../../phantom/index.ts';
import { analysisOf, newEngine, scan, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import type { ProgressFacts } from '@daylit/contract';
import type { Engine, RgbImage } from '../index.ts';

const SIGN_VALUES = { redness: 0.3, texture: 0.5, lines: 0.6, dark_circles: 0.4, unevenness: 0.4 };
const FACE = { identity: 5, tone: 4, noise: 1, signs: SIGN_VALUES } as const;

let engine: Engine;
let photo: RgbImage;
let first: Scan;
beforeAll(async () => {
  engine = await newEngine();
  photo = smallPhoto(FACE);
  first = scan(engine, photo);
}, 60_000);

test('every score has its error bar and its version, and they are stored with the scan', () => {
  const { skin, record } = analysisOf(first);
  for (const { sign, severity, standard_deviation, method_version } of skin.signs) {
    expect(standard_deviation === null).toBe(severity === null);
    expect(record.standard_deviations[sign]).toBe(standard_deviation);
    expect(record.engine_version).toBe(method_version);
  }
  const { standard_deviation } = signIn(first, 'texture');
  expect(standard_deviation).toBeGreaterThan(0);
  expect(standard_deviation).toBeLessThan(0.3);
});

test('strong grain widens the error bar of texture and hardly changes its score', () => {
  const plain = signIn(first, 'texture');
  const grainy = signIn(scan(engine, smallPhoto({ ...FACE, noise: 9 })), 'texture');
  expect(grainy.standard_deviation).toBeGreaterThan(1.2 * (plain.standard_deviation ?? 9));
  expect(Math.abs((grainy.severity ?? 9) - (plain.severity ?? -9))).toBeLessThan(0.3);
});

test('a score that the copies of the photo contradict is not reported', () => {
  // So little light that each brightness level of the skin is only a byte or two wide.
  const report = scan(engine, paintFace({ width: 520, height: 650, identity: 4, tone: 9, exposure: 0.1 }));
  expect(signIn(report, 'tone_evenness')).toMatchObject({
    severity: null,
    range: null,
    standard_deviation: null,
    doubt: 'unsteady',
    confidence: 'low',
  });
  expect(analysisOf(report).record).toMatchObject({
    severities: { tone_evenness: null },
    standard_deviations: { tone_evenness: null },
  });
  expect(signIn(report, 'redness').severity).not.toBeNull();
});

test.each([
  ['JPEG', () => encoder(photo).jpeg({ quality: 80 })],
  ['WebP', () => encoder(photo).webp({ quality: 85 })],
  ['smaller, cropped JPEG', () => encoder(photo, [6, 9]).resize(400).jpeg({ quality: 90 })],
])('the same photo as %s shows no measurable change', async (_, encode) => {
  const { result, changes, trends, lost } = progressOf(await decode(encode()));
  expect(result).toBe('comparable');
  for (const told of [changes, trends])
    expect(new Set(told.map(({ change }) => change))).toEqual(new Set(['no_measurable_change']));
  expect(lost).toEqual([]);
});

test('a second photo with one sign clearly stronger is claimed, and nothing else', () => {
  const { changes } = progressOf(
    smallPhoto({ ...FACE, faceWidth: 390, signs: { ...SIGN_VALUES, redness: 0.8 } }),
  );
  const claimed = changes.filter(({ change }) => change !== 'no_measurable_change');
  expect(claimed).toEqual([expect.objectContaining({ sign: 'redness', change: 'more_visible' })]);
});

function progressOf(second: RgbImage): ProgressFacts {
  const { record } = analysisOf(first);
  const before = { checkin_id: 1, created_at: '2026-03-01T08:00:00.000Z', record };
  return analysisOf(scan(engine, second, { history: [before] })).progress;
}

/** The photo without that many columns on its left and rows at its top. */
function encoder({ width, height, data }: RgbImage, [left, top] = [0, 0]): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } }).extract({
    left,
    top,
    width: width - left,
    height: height - top,
  });
}

async function decode(encoded: Sharp): Promise<RgbImage> {
  const { data, info } = await sharp(await encoded.toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
