import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, paintRoom } from '../../phantom/index.ts';
import type { PhantomOptions } from '../../phantom/index.ts';
import { newEngine, newNetworks } from '../../test/scan.ts';
import { locateFace } from '../face/locate.ts';
import type { Landmarks } from '../face/mesh.ts';
import { poseOf } from '../face/pose.ts';
import type { PhotoIssue, PhotoQuality } from '@daylit/contract';
import type { Engine, RgbImage } from '../index.ts';
import { readPhoto } from '../photo-reading.ts';
import type { PhotoEvidence } from './evidence.ts';
import { judgePhoto } from './verdict.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await newEngine();
});

const SIZE = { width: 430, height: 520, faceWidth: 400 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('a good photo passes on tone %i', (tone) => {
  const quality = engine.assessPhoto(paintFace({ ...SIZE, tone, identity: tone }));
  expect(quality).toEqual({
    status: 'pass',
    issue: null,
    reason: expect.stringMatching(/^Your face is sharp/),
  });
});

test.each<[PhotoIssue, PhantomOptions, string]>([
  ['several_faces', { companions: 1, width: 700, height: 500 }, 'Take a photo with only you in it'],
  ['too_small', { faceWidth: 120 }, 'Come closer'],
  ['cut_off', { ...SIZE, centre: [0.15, 0.5] }, 'outside the photo, on the left.'],
  ['cut_off', { ...SIZE, centre: [0.85, 0.5] }, 'outside the photo, on the right.'],
  ['cut_off', { ...SIZE, centre: [0.5, 0.2] }, 'outside the photo, at the top.'],
  ['cut_off', { ...SIZE, centre: [0.5, 0.8] }, 'outside the photo, at the bottom.'],
  // The phantom's yaw turns the nose to the left of the picture, which is the person's right.
  ['turned', { ...SIZE, yaw: 40 }, 'Look straight into the camera: your head is turned to your right.'],
  ['turned', { ...SIZE, yaw: -40 }, 'Look straight into the camera: your head is turned to your left.'],
  ['blurred', { ...SIZE, blur: 3 }, 'Hold the camera still'],
  ['too_dark', { ...SIZE, exposure: 0.03 }, 'Face a window'],
  ['too_dark', { ...SIZE, exposure: 0.003 }, 'Face a window'],
  ['too_bright', { ...SIZE, exposure: 3 }, 'Step out of direct sun'],
])('%s is refused with one action (%o)', (issue, options, advice) => {
  const quality = engine.assessPhoto(paintFace({ identity: 3, ...options }));
  expect(quality).toEqual({ status: 'fail', issue, reason: expect.stringContaining(advice) });
  expectAction(quality);
});

test('light from one side names the side in shadow', () => {
  // Light from the right of the picture leaves the left of the picture, the person's right, in shadow.
  expect(adviceUnder(2.5)).toBe('Turn towards the window: the right side of your face is in shadow.');
  expect(adviceUnder(-2.5)).toBe('Turn towards the window: the left side of your face is in shadow.');
});

test('an entirely black or white picture is refused for its light', () => {
  for (const [byte, issue] of [
    [5, 'too_dark'],
    [252, 'too_bright'],
  ] as const) {
    const quality = verdictOnPlain(byte);
    expect(quality).toMatchObject({ status: 'fail', issue });
    expectAction(quality);
  }
});

test('a room without a face is no_face', () => {
  const quality = engine.assessPhoto(paintRoom(500, 600));
  expect(quality).toMatchObject({ status: 'fail', issue: 'no_face' });
  expectAction(quality);
});

test.each([
  ['green', [60, 130, 80]],
  ['pale blue', [150, 185, 205]],
  ['red', [200, 60, 60]],
] as const)('a %s mask over nose, cheeks and chin is refused', (_, colour) => {
  // A face with a free forehead: a fringe leaves no skin to compare the cheeks with.
  for (const tone of [3, 9] as const) {
    const photo = paintFace({ ...SIZE, tone, identity: 5 });
    const from = Math.round(0.5 * photo.height) * photo.width * 3;
    const data = photo.data.map((byte, i) => (i < from ? byte : colour[i % 3]!));
    const quality = engine.assessPhoto({ ...photo, data });
    expect(quality).toMatchObject({ status: 'fail', issue: 'no_face' });
    expectAction(quality);
  }
});

test.each([6, 9] as const)(
  'a face of tone %i in plain view is not covered, whatever colour falls on its cheeks',
  (tone) => {
    const photo = paintFace({ ...SIZE, tone, identity: 5 });
    const tint = [1.3, 0.35, 0.4];
    const data = photo.data.map((byte, i) => {
      const below = Math.floor(i / 3 / photo.width) - photo.height / 2;
      return Math.min(255, byte * (1 + ((tint[i % 3] ?? 1) - 1) / (1 + Math.exp(-below / 10))));
    });
    expect(engine.assessPhoto({ ...photo, data })).toMatchObject({ status: 'pass' });
  },
);

test.each([1, 3, 6] as const)('a black and white photo is refused on tone %i, a pale one is not', (tone) => {
  const photo = paintFace({ ...SIZE, tone });
  expect(engine.assessPhoto(withColour(photo, 0))).toMatchObject({ status: 'fail', issue: 'no_colour' });
  expect(engine.assessPhoto(withColour(photo, 0.4))).toMatchObject({ status: 'pass' });
});

describe('among several reasons', () => {
  let good: PhotoEvidence;
  let mesh: Landmarks;
  beforeAll(async () => {
    const networks = await newNetworks();
    const photo = paintFace(SIZE);
    const { face } = readPhoto(networks, photo);
    const located = locateFace(networks, photo);
    if (!face || !located) throw new Error('No face was found on the phantom.');
    good = face.evidence;
    mesh = located.mesh;
  });

  const judge = (bad: Partial<PhotoEvidence>): PhotoQuality => judgePhoto({ ...good, ...bad });

  test('the worst of several refusals or warnings is reported', () => {
    expect(judge({ faceWidth: 340, lightBalance: 1.4 })).toMatchObject({ issue: 'uneven_light' });
    expect(judge({ faceWidth: 210, lightBalance: 0.8 })).toMatchObject({ issue: 'too_small' });
    expect(judge({ clipped: 0.45, lightBalance: -2 })).toMatchObject({ issue: 'uneven_light' });
  });

  test('a photo that passes is praised only for what is certain', () => {
    expect(judge({ yaw: 0, lightBalance: 0 }).reason).toBe(
      'Your face is sharp, evenly lit and looks straight at the camera.',
    );
    expect(judge({ yaw: 20, lightBalance: 0 }).reason).toBe('Your face is sharp and evenly lit.');
    expect(judge({ yaw: 0, lightBalance: -0.6 }).reason).toBe(
      'Your face is sharp and looks straight at the camera.',
    );
  });

  test('a refusal comes before a warning', () => {
    expect(judge({ faceWidth: 210, sharpness: 0.37 })).toMatchObject({ status: 'fail', issue: 'blurred' });
  });

  test('a cause comes before its effect', () => {
    expect(judge({ faceWidth: 190, sharpness: 0.1 })).toMatchObject({ issue: 'too_small' });
    expect(judge({ inside: 0.9, yaw: 90 })).toMatchObject({ issue: 'cut_off' });
    expect(judge({ noise: 0.31, sharpness: 0.1 })).toMatchObject({ issue: 'too_dark' });
    expect(judge({ yaw: 41, lightBalance: 3 })).toMatchObject({ issue: 'turned' });
    expect(judge({ faces: 2, faceWidth: 100 })).toMatchObject({ issue: 'several_faces' });
  });

  test.each([
    ['down', 40, 'Lift your chin'],
    ['up', -40, 'Lower your chin'],
  ])('a head that is tipped %s is refused with that direction', (side, degrees, advice) => {
    const { pitch } = poseOf(tipped(mesh, degrees));
    const quality = judge({ pitch });
    expect(quality).toMatchObject({
      status: 'fail',
      issue: 'turned',
      reason: expect.stringContaining(advice),
    });
    expect(quality.reason).toMatch(new RegExp(`your head is tipped ${side}\\.$`));
    expectAction(quality);
  });
});

/** Expects one sentence that starts with the action and gives the reason after a colon. */
function expectAction({ reason }: PhotoQuality): void {
  expect(reason).toMatch(/^(Come|Face|Hold|Lift|Look|Lower|Move|Step|Take|Turn) [^.:]+: [^.:]+\.$/);
}

function adviceUnder(light: number): string {
  return engine.assessPhoto(paintFace({ ...SIZE, light })).reason;
}

function verdictOnPlain(byte: number): PhotoQuality {
  return engine.assessPhoto({ width: 300, height: 300, data: new Uint8Array(300 * 300 * 3).fill(byte) });
}

/** The same picture with a share of its colour. */
function withColour({ data, ...size }: RgbImage, share: number): RgbImage {
  const bytes = data.map((byte, i) => {
    const pixel = i - (i % 3);
    const grey = 0.3 * data[pixel]! + 0.59 * data[pixel + 1]! + 0.11 * data[pixel + 2]!;
    return Math.round(grey + share * (byte - grey));
  });
  return { ...size, data: bytes };
}

/**
 * The mesh of a head bowed by that many degrees: the chin moves away from the camera, the forehead towards
 * it.
 */
function tipped(mesh: Landmarks, degrees: number): Landmarks {
  const angle = (degrees * Math.PI) / 180;
  return mesh.map((value, i) => {
    const y = mesh[i - (i % 3) + 1]!;
    const z = mesh[i - (i % 3) + 2]!;
    if (i % 3 === 1) return y * Math.cos(angle) - z * Math.sin(angle);
    return i % 3 === 2 ? y * Math.sin(angle) + z * Math.cos(angle) : value;
  });
}
