import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, referenceFace } from '../../phantom/index.ts';
import type { PhantomOptions, Tone } from '../../phantom/index.ts';
import { newNetworks, payloadOf, scanOnce, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import { withGlasses, withStubble } from '../../test/worn.ts';
import type { FaceNetworks } from '../face/locate.ts';
import type { Measurement } from '@daylit/contract';
import type { RgbImage } from '../index.ts';
import { readPhoto } from '../photo-reading.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

function overall(report: Scan): string {
  return payloadOf(report, 'condition_notes').overall_assessment;
}

function measured(report: Scan, sign: Measurement['sign']): Measurement {
  const found = payloadOf(report, 'condition_notes').measurements.find((one) => one.sign === sign);
  if (!found) throw new Error(`${sign} is not in the report.`);
  return found;
}

/** How far a sign's severity changes when something is put on. */
function change(sign: Measurement['sign'], bare: Scan, worn: Scan): number {
  return (measured(worn, sign).severity_score ?? 9) - (measured(bare, sign).severity_score ?? 0);
}

const RIMS = [
  ['dark rims', { light: 0.01, thickness: 5 }],
  ['thin metal rims', { light: 0.12, thickness: 2 }],
  ['rimless glasses', { light: 0.02, thickness: 3, isRimless: true }],
] as const;

describe.each<Tone>([1, 4])('on tone %i', (tone) => {
  let photo: RgbImage;
  let bare: Scan;
  beforeAll(() => {
    photo = smallPhoto({ tone, identity: 3 });
    bare = scanOnce(networks, photo);
  }, 60_000);

  test.each(RIMS)('%s are named and are neither lines nor circles', (_, rims) => {
    const worn = scanOnce(networks, withGlasses(networks, photo, rims));
    expect(overall(worn)).toContain('because your glasses cover it.');
    expect(worn.record?.conditions.glasses).toBe('certain');
    expect(measured(worn, 'dark_circles').cannot_tell_reason).toBe(
      'Your glasses hide the skin under your eyes.',
    );
    for (const sign of ['lines', 'texture', 'redness', 'shine', 'tone_evenness'] as const)
      expect([sign, Math.abs(change(sign, bare, worn)) <= 0.3]).toEqual([sign, true]);
  });

  test('a beard is named and is neither texture nor uneven tone', () => {
    const worn = scanOnce(networks, withStubble(networks, photo));
    expect(overall(worn)).toContain('The skin under your beard was left out.');
    for (const sign of ['texture', 'tone_evenness', 'redness', 'lines'] as const)
      expect([sign, Math.abs(change(sign, bare, worn)) <= 0.3]).toEqual([sign, true]);
  });
});

test('possible glasses are left out and lower the confidence, but are not named', () => {
  const photo = smallPhoto({ tone: 4, identity: 3 });
  const worn = scanOnce(networks, withGlasses(networks, photo, { light: 0.12, thickness: 1 }));
  expect(worn.record?.conditions.glasses).toBe('possible');
  expect(overall(worn)).not.toMatch(/glasses/);
  expect(measured(worn, 'lines').confidence).toBe('low');
  expect(measured(scanOnce(networks, photo), 'lines').confidence).toBe('medium');
  const { severity_score, cannot_tell_reason } = measured(worn, 'dark_circles');
  expect(severity_score).toBeNull();
  expect(cannot_tell_reason).not.toMatch(/your glasses/i);
});

test('a possible beard is left out and lowers the confidence, but is not named', () => {
  // Short dark hairs on dark skin.
  const photo = paintFace(referenceFace('development', 68));
  const report = scanOnce(networks, photo);
  expect(readPhoto(networks, photo).face?.skin.cover.beard).toBe('possible');
  expect(overall(report)).not.toMatch(/beard/);
  expect(measured(report, 'redness').confidence).toBe('medium');
});

test.each<[string, PhantomOptions]>([
  ['strong lines, circles and texture', { tone: 2, signs: { lines: 1, dark_circles: 1, texture: 1 } }],
  ['strong shine', { tone: 6, signs: { shine: 1, unevenness: 1 } }],
  ['light from one side', { tone: 3, light: 0.9 }],
  ['a grainy photo', { tone: 6, noise: 6 }],
])('%s is not taken for glasses or a beard', (_, options) => {
  const report = scanOnce(networks, smallPhoto({ identity: 2, ...options }));
  expect(overall(report)).not.toMatch(/glasses|beard/);
});

test.each([
  [0.9, 'left'],
  [-0.9, 'right'],
] as const)('strong side light hides colour, and the reason names the side (%d)', (light, bright) => {
  const photo = paintFace({ width: 480, height: 600, faceWidth: 400, tone: 3, light });
  const report = scanOnce(networks, photo);
  // Light from the right of the picture falls on the person's left.
  const dark = bright === 'left' ? 'right' : 'left';
  for (const sign of ['redness', 'shine', 'tone_evenness'] as const) {
    expect(measured(report, sign)).toMatchObject({
      severity_score: null,
      cannot_tell_reason: expect.stringContaining(`The ${dark} side of your face is in shadow`),
    });
  }
  expect(measured(report, 'lines').severity_score).not.toBeNull();
});
