import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, referenceFace } from '@daylit/phantom';
import type { PhantomOptions, Tone } from '@daylit/phantom';
import { analysisOf, newNetworks, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import { withGlasses, withStubble } from '../../test/worn.ts';
import type { FaceNetworks } from '../face/networks.ts';
import type { Sign, SkinFacts } from '@daylit/contract';
import type { RgbImage } from '../index.ts';
import { readPhoto } from '../quality/photo-reading.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

function leftOut(report: Scan): SkinFacts['leftOut'] {
  return analysisOf(report).skin.leftOut;
}

/** How far a sign's severity changes when something is put on. */
function change(sign: Sign, bare: Scan, worn: Scan): number {
  return (signIn(worn, sign).severity ?? 9) - (signIn(bare, sign).severity ?? 0);
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
    expect(leftOut(worn)).toEqual(['around_eyes']);
    expect(analysisOf(worn).record.conditions.glasses).toBe('certain');
    expect(signIn(worn, 'dark_circles').doubt).toBe('glasses');
    for (const sign of ['lines', 'texture', 'redness', 'shine', 'tone_evenness'] as const)
      expect([sign, Math.abs(change(sign, bare, worn)) <= 0.3]).toEqual([sign, true]);
  });

  test('a beard is named and is neither texture nor uneven tone', () => {
    const worn = scanOnce(networks, withStubble(networks, photo));
    expect(leftOut(worn)).toEqual(['under_beard']);
    for (const sign of ['texture', 'tone_evenness', 'redness', 'lines'] as const)
      expect([sign, Math.abs(change(sign, bare, worn)) <= 0.3]).toEqual([sign, true]);
  });
});

test('possible glasses are left out and lower the confidence, but are not named', () => {
  const photo = smallPhoto({ tone: 4, identity: 3 });
  const worn = scanOnce(networks, withGlasses(networks, photo, { light: 0.12, thickness: 1 }));
  expect(analysisOf(worn).record.conditions.glasses).toBe('possible');
  expect(leftOut(worn)).toEqual([]);
  expect(signIn(worn, 'lines').confidence).toBe('low');
  expect(signIn(scanOnce(networks, photo), 'lines').confidence).toBe('medium');
  expect(signIn(worn, 'dark_circles')).toMatchObject({ severity: null, doubt: 'covered' });
});

test('a possible beard is left out and lowers the confidence, but is not named', () => {
  // Short dark hairs on dark skin.
  const photo = paintFace(referenceFace('development', 68));
  const report = scanOnce(networks, photo);
  expect(readPhoto(workspace, networks, photo).face?.skin.occlusions.beard).toBe('possible');
  expect(leftOut(report)).toEqual([]);
  expect(signIn(report, 'redness').confidence).toBe('medium');
});

test.each<[string, PhantomOptions]>([
  ['strong lines, circles and texture', { tone: 2, signs: { lines: 1, dark_circles: 1, texture: 1 } }],
  ['strong shine', { tone: 6, signs: { shine: 1, unevenness: 1 } }],
  ['light from one side', { tone: 3, light: 0.9 }],
  ['a grainy photo', { tone: 6, noise: 6 }],
])('%s is not taken for glasses or a beard', (_, options) => {
  const report = scanOnce(networks, smallPhoto({ identity: 2, ...options }));
  expect(leftOut(report)).toEqual([]);
});

test.each([
  [0.9, 'left'],
  [-0.9, 'right'],
] as const)('strong side light hides colour, and the side in shadow is known (%d)', (light, bright) => {
  const photo = paintFace({ width: 480, height: 600, faceWidth: 400, tone: 3, light });
  const report = scanOnce(networks, photo);
  // Light from the right of the picture falls on the person's left.
  const dark = bright === 'left' ? 'right' : 'left';
  for (const sign of ['redness', 'shine', 'tone_evenness'] as const) {
    expect(signIn(report, sign)).toMatchObject({ severity: null, doubt: 'shadow' });
  }
  expect(analysisOf(report).skin.darkerSide).toBe(dark);
  expect(signIn(report, 'lines').severity).not.toBeNull();
});
