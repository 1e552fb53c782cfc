import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, paintRoom } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import { newEngine, newNetworks } from '../../test/scan.ts';
import { locateFace } from '../face/locate.ts';
import type { Landmarks } from '../face/mesh.ts';
import { poseOf } from '../face/pose.ts';
import { turnOver } from '../image/rgb-image.ts';
import type { PhotoFacts, PhotoProblem } from '@daylit/contract';
import type { Engine, RgbImage } from '../index.ts';
import { readPhoto } from './photo-reading.ts';
import type { PhotoEvidence } from './evidence.ts';
import { judgePhoto } from './verdict.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

let engine: Engine;
beforeAll(async () => {
  engine = await newEngine();
});

const SIZE = { width: 430, height: 520, faceWidth: 400 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('a good photo passes on tone %i', (tone) => {
  const photo = engine.assessPhoto(paintFace({ ...SIZE, tone, identity: tone }));
  expect(photo).toMatchObject({ status: 'pass', problem: null });
});

test.each<[string, PhantomOptions, PhotoProblem]>([
  ['a second person', { companions: 1, width: 700, height: 500 }, { issue: 'several_faces' }],
  ['a face that is far away', { faceWidth: 120 }, { issue: 'too_small' }],
  ['a face at the left edge', { ...SIZE, centre: [0.15, 0.5] }, { issue: 'cut_off', edge: 'left' }],
  ['a face at the right edge', { ...SIZE, centre: [0.85, 0.5] }, { issue: 'cut_off', edge: 'right' }],
  ['a face at the top', { ...SIZE, centre: [0.5, 0.2] }, { issue: 'cut_off', edge: 'top' }],
  ['a face at the bottom', { ...SIZE, centre: [0.5, 0.8] }, { issue: 'cut_off', edge: 'bottom' }],
  // The phantom's yaw turns the nose to the left of the picture, which is the person's right.
  ['a head turned to its right', { ...SIZE, yaw: 40 }, { issue: 'turned', to: 'right' }],
  ['a head turned to its left', { ...SIZE, yaw: -40 }, { issue: 'turned', to: 'left' }],
  ['a blurred face', { ...SIZE, blur: 3 }, { issue: 'blurred' }],
  ['a dark face', { ...SIZE, exposure: 0.03 }, { issue: 'too_dark', isEverywhere: false }],
  ['a dark picture', { ...SIZE, exposure: 0.003 }, { issue: 'too_dark', isEverywhere: true }],
  ['a burnt-out face', { ...SIZE, exposure: 3 }, { issue: 'too_bright', isEverywhere: false }],
])('%s is refused with one problem', (_, options, problem) => {
  expect(engine.assessPhoto(paintFace({ identity: 3, ...options }))).toEqual(refusedFor(problem));
});

test('light from one side names the side in shadow', () => {
  // Light from the right of the picture leaves the left of the picture, the person's right, in shadow.
  expect(problemUnder(2.5)).toEqual({ issue: 'uneven_light', darkerSide: 'right' });
  expect(problemUnder(-2.5)).toEqual({ issue: 'uneven_light', darkerSide: 'left' });
});

test('an entirely black or white picture is refused for its light', () => {
  expect(verdictOnPlain(5)).toEqual(refusedFor({ issue: 'too_dark', isEverywhere: true }));
  expect(verdictOnPlain(252)).toEqual(refusedFor({ issue: 'too_bright', isEverywhere: true }));
});

test('a room without a face is no_face', () => {
  const photo = engine.assessPhoto(paintRoom(500, 600));
  expect(photo).toEqual(refusedFor({ issue: 'no_face', because: null }));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)(
  'a face of tone %i that is upside down is named so',
  (tone) => {
    const photo = turnOver(paintFace({ ...SIZE, tone, identity: tone }));
    expect(engine.assessPhoto(photo)).toEqual(refusedFor({ issue: 'no_face', because: 'upside_down' }));
  },
);

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
    expect(engine.assessPhoto({ ...photo, data })).toMatchObject({
      status: 'fail',
      problem: { issue: 'no_face' },
    });
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
    expect(engine.assessPhoto({ ...photo, data }).problem?.issue).not.toBe('no_face');
  },
);

test.each([1, 3, 6] as const)('a black and white photo is refused on tone %i, a pale one is not', (tone) => {
  const photo = paintFace({ ...SIZE, tone });
  expect(engine.assessPhoto(withColour(photo, 0))).toEqual(refusedFor({ issue: 'no_colour' }));
  expect(engine.assessPhoto(withColour(photo, 0.4))).toMatchObject({ status: 'pass' });
});

describe('among several reasons', () => {
  let good: PhotoEvidence;
  let mesh: Landmarks;
  beforeAll(async () => {
    const networks = await newNetworks();
    const photo = paintFace(SIZE);
    const { face } = readPhoto(workspace, networks, photo);
    const located = locateFace(networks, photo);
    if (!face || !located) throw new Error('No face was found on the phantom.');
    good = face.evidence;
    mesh = located.mesh;
  });

  const judge = (bad: Partial<PhotoEvidence>): PhotoFacts => judgePhoto({ ...good, ...bad });

  test('the worst of several refusals or warnings is reported', () => {
    expect(judge({ faceWidth: 340, lightBalance: 1.4 }).problem?.issue).toBe('uneven_light');
    expect(judge({ faceWidth: 210, lightBalance: 0.8 }).problem?.issue).toBe('too_small');
    expect(judge({ clipped: 0.45, lightBalance: -2 }).problem?.issue).toBe('uneven_light');
  });

  test('a photo that passes is praised only for what is certain', () => {
    const passed = { status: 'pass', problem: null };
    expect(judge({ yaw: 0, lightBalance: 0 })).toEqual({ ...passed, isEvenlyLit: true, isStraight: true });
    expect(judge({ yaw: 20, lightBalance: 0 })).toEqual({ ...passed, isEvenlyLit: true, isStraight: false });
    expect(judge({ yaw: 0, lightBalance: -0.6 })).toEqual({
      ...passed,
      isEvenlyLit: false,
      isStraight: true,
    });
  });

  test('warm light is a warning about colours, and as warm as a fire it is refused', () => {
    const problem = { issue: 'odd_colour' } as const;
    expect(judge({ light: { pigment: 3, blood: 0.3 } })).toMatchObject({ status: 'warn', problem });
    expect(judge({ light: { pigment: 3.7, blood: 0.3 } })).toEqual(refusedFor(problem));
  });

  test('colours more vivid than those of skin are a warning', () => {
    expect(judge({ colourVariety: 0.12 })).toMatchObject({
      status: 'warn',
      problem: { issue: 'odd_colour' },
    });
  });

  test('lids that pass for the whites of the eyes are no reason to refuse, a negative is', () => {
    const { pigment, blood } = good;
    expect(judge({ light: { pigment: pigment + 0.5, blood: blood + 0.5 } }).status).toBe('pass');
    const negative = { pigment: -0.6, blood: -0.3, light: { pigment: 0, blood: 0 } };
    expect(judge(negative)).toEqual(refusedFor({ issue: 'odd_colour' }));
  });

  test('a mask over a face that was found is told from a picture without a face', () => {
    expect(judge({ isMasked: true })).toEqual(refusedFor({ issue: 'no_face', because: 'covered' }));
  });

  test('a refusal comes before a warning', () => {
    expect(judge({ faceWidth: 210, sharpness: 0.37 })).toEqual(refusedFor({ issue: 'blurred' }));
  });

  test('a cause comes before its effect', () => {
    expect(judge({ faceWidth: 190, sharpness: 0.1 }).problem?.issue).toBe('too_small');
    expect(judge({ inside: 0.9, yaw: 90 }).problem?.issue).toBe('cut_off');
    expect(judge({ noise: 0.31, sharpness: 0.1 }).problem?.issue).toBe('too_dark');
    expect(judge({ yaw: 41, lightBalance: 3 }).problem?.issue).toBe('turned');
    expect(judge({ faces: 2, faceWidth: 100 }).problem?.issue).toBe('several_faces');
  });

  test.each([
    ['down', 40],
    ['up', -40],
  ] as const)('a head that is tipped %s is refused with that direction', (to, degrees) => {
    const { pitch } = poseOf(tipped(mesh, degrees));
    expect(judge({ pitch })).toEqual(refusedFor({ issue: 'turned', to }));
  });
});

/** The verdict of a photo that is refused, which gets no praise. */
function refusedFor(problem: PhotoProblem): PhotoFacts {
  return { status: 'fail', problem, isEvenlyLit: false, isStraight: false };
}

function problemUnder(light: number): PhotoProblem | null {
  return engine.assessPhoto(paintFace({ ...SIZE, light })).problem;
}

function verdictOnPlain(byte: number): PhotoFacts {
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
