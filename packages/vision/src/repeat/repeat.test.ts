import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import { analysisOf, newEngine, scan, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import { SIGN_VALUES } from '@daylit/contract';
import type { Analysis, Engine, RgbImage } from '../index.ts';
import { SIGNS } from '../signs/signs.ts';

const PLANTED = { redness: 0.3, texture: 0.5, lines: 0.6, dark_circles: 0.4, unevenness: 0.4 };
const FACE = { identity: 5, tone: 4, noise: 1, signs: PLANTED } as const;

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
  for (const { sign, severity, standard_deviation, repeat_deviation, method_version } of skin.signs) {
    expect(standard_deviation === null).toBe(severity === null);
    // What a reader sees is the error of a new photo, which copies of this one know too little of.
    expect(repeat_deviation === null).toBe(severity === null);
    expect(repeat_deviation ?? 1).toBeGreaterThanOrEqual(SIGNS[sign].spread);
    expect(record.standard_deviations[sign]).toBe(standard_deviation);
    expect(record.engine_version).toBe(method_version);
  }
  // A good photo: the copies agree to a tenth, but not exactly.
  for (const sign of ['redness', 'texture', 'lines', 'dark_circles', 'shine', 'tone_evenness'] as const) {
    const deviation = record.standard_deviations[sign] ?? 9;
    expect([sign, deviation > 0 && deviation < 0.1]).toEqual([sign, true]);
  }
});

test('strong grain widens the error bar of texture and hardly changes its score', () => {
  const plain = signIn(first, 'texture');
  const grainy = signIn(scan(engine, smallPhoto({ ...FACE, noise: 12 })), 'texture');
  expect(grainy.standard_deviation).toBeGreaterThan(2 * (plain.standard_deviation ?? 9));
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
])('the same photo as %s shows no measurable change, and moves within the error bars', async (_, encode) => {
  const { progress, record } = followUp(await decode(encode()));
  const { result, changes, trends, lost } = progress;
  expect(result).toBe('comparable');
  for (const told of [changes, trends])
    expect(new Set(told.map(({ change }) => change))).toEqual(new Set(['no_measurable_change']));
  expect(lost).toEqual([]);
  // What the copies alone say: the spread between two photos, which is added to it, is several times wider.
  const before = analysisOf(first).record;
  for (const sign of SIGN_VALUES) {
    const moved = Math.abs((record.severities[sign] ?? 9) - (before.severities[sign] ?? -9));
    const deviations = [before, record].map(({ standard_deviations }) => standard_deviations[sign] ?? 0);
    expect([sign, moved <= 3 * Math.hypot(...deviations)]).toEqual([sign, true]);
  }
});

test('a second photo with one sign clearly stronger is claimed, and nothing else', () => {
  const { progress, record } = followUp(
    smallPhoto({ ...FACE, faceWidth: 390, signs: { ...PLANTED, redness: 0.8 } }),
  );
  const claimed = progress.changes.filter(({ change }) => change !== 'no_measurable_change');
  expect(claimed).toEqual([expect.objectContaining({ sign: 'redness', change: 'more_visible' })]);
  const before = analysisOf(first).record.severities;
  for (const sign of SIGN_VALUES.filter((other) => other !== 'redness'))
    expect(Math.abs((record.severities[sign] ?? 9) - (before[sign] ?? -9))).toBeLessThan(0.2);
});

/** The analysis of a second photo of the same person. */
function followUp(second: RgbImage): Analysis {
  const { record } = analysisOf(first);
  const before = { checkin_id: 1, created_at: '2026-03-01T08:00:00.000Z', record, pairs: [] };
  return analysisOf(scan(engine, second, { history: [before] }));
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
