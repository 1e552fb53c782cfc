import type { PhotoGuidance } from '@daylit/contract';
import { beforeEach, expect, test } from 'vitest';
import { paintFace, paintRoom } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import { readModels } from '../../test/models.ts';
import { createPhotoGuide, isBetterFace } from '../index.ts';
import type { PhotoGuide } from '../index.ts';

/** Small, because painting takes longer than looking; the gate would warn of a face below 350 pixels. */
const FRAME = { width: 540, height: 675, faceWidth: 363, identity: 3 };
const models = readModels();
const goodFrame = paintFace(FRAME);
const emptyRoom = paintRoom(FRAME.width, FRAME.height);

let guide: PhotoGuide;
beforeEach(async () => {
  guide = await createPhotoGuide(models);
});

const lookAt = (options: PhantomOptions): PhotoGuidance =>
  guide.look(paintFace({ ...FRAME, ...options })).guidance;

test.each([1, 3, 6] as const)('a well placed face in good light is good on tone %i', (tone) => {
  expect(lookAt({ tone })).toBe('good');
});

test.each<[PhotoGuidance, PhantomOptions]>([
  ['several_faces', { width: 844, companions: 1 }],
  ['closer', { faceWidth: 152 }],
  ['further', { faceWidth: 498 }],
  ['centre', { centre: [0.32, 0.5] }],
  ['centre', { centre: [0.68, 0.5] }],
  ['centre', { centre: [0.5, 0.7] }],
  ['centre', { centre: [0.5, 0.34] }],
  ['straight', { yaw: 32 }],
  ['straight', { yaw: -32 }],
  ['more_light', { exposure: 0.05 }],
  ['less_light', { exposure: 3 }],
  ['even_light', { light: 2.5 }],
  ['hold_still', { blur: 3 }],
])('says %s (%o)', (guidance, options) => {
  expect(lookAt(options)).toBe(guidance);
});

test('the guide says no_face in an empty room, and names the light in a black or a white picture', () => {
  expect(guide.look(emptyRoom)).toEqual({ guidance: 'no_face', face: null });
  expect(guide.look(plain(4)).guidance).toBe('more_light');
  expect(guide.look(plain(252)).guidance).toBe('less_light');
});

test('with a poor camera a face that fills the oval is close enough', () => {
  const poor = { width: 400, height: 500 };
  expect(lookAt({ ...poor, faceWidth: 280 })).toBe('good');
  expect(lookAt({ ...poor, faceWidth: 220 })).toBe('closer');
  expect(lookAt({ ...poor, faceWidth: 280, exposure: 0.05 })).toBe('more_light');
});

test('a face too small for the gate stays too small', () => {
  expect(lookAt({ width: 240, height: 300, faceWidth: 170 })).toBe('closer');
});

test('a face that moved since the frame before must hold still, until it does', () => {
  const there = paintFace({ ...FRAME, centre: [0.55, 0.5] });
  expect([goodFrame, there, there, goodFrame].map((frame) => guide.look(frame).guidance)).toEqual([
    'good',
    'hold_still',
    'good',
    'hold_still',
  ]);
});

test('camera noise alone is no movement', () => {
  const frames = [paintFace({ ...FRAME, noise: 0 }), goodFrame, paintFace({ ...FRAME, noise: 2 })];
  expect(frames.map((frame) => guide.look(frame).guidance)).toEqual(['good', 'good', 'good']);
});

test('a face that returns after an empty frame has not moved', () => {
  guide.look(goodFrame);
  guide.look(emptyRoom);
  expect(lookAt({ centre: [0.56, 0.5] })).toBe('good');
});

test('the guide says where the face is, in shares of the frame', () => {
  const { face } = guide.look(paintFace({ ...FRAME, centre: [0.55, 0.5] }));
  expect(face && (face.left + face.right) / 2).toBeCloseTo(0.55, 1);
  expect(face && face.right - face.left).toBeCloseTo(0.62, 1);
  expect(face && face.bottom).toBeLessThan(1);
});

test('a photo is checked as by the gate: a face at the side is no fault, darkness is', () => {
  expect(guide.judge(paintFace({ ...FRAME, centre: [0.36, 0.5] }))).toBe('good');
  expect(guide.judge(paintFace({ ...FRAME, exposure: 0.05 }))).toBe('more_light');
  expect(guide.judge(emptyRoom)).toBe('no_face');
  // It is no frame: the next one is not compared with it.
  guide.look(goodFrame);
  guide.judge(paintFace({ ...FRAME, centre: [0.6, 0.5] }));
  expect(guide.look(goodFrame).guidance).toBe('good');
});

test('the best frame of a burst has open eyes, a calm mouth and the best focus, in this order', () => {
  const rate = (options: PhantomOptions) => guide.rate(paintFace({ ...FRAME, ...options }));
  const [best, blurred, smiling, blinking] = [
    {},
    { blur: 2 },
    { smile: 0.7, blur: 1 },
    { eyesOpen: 0.05 },
  ].map(rate);
  const order = [best, blurred, smiling, blinking, guide.rate(emptyRoom)];
  for (const [at, better] of order.entries()) {
    for (const worse of order.slice(at + 1)) {
      expect(isBetterFace(better ?? null, worse ?? null)).toBe(true);
      expect(isBetterFace(worse ?? null, better ?? null)).toBe(false);
    }
  }
});

test('two guides give the same guidance for the same frames', async () => {
  const frames = [goodFrame, paintFace({ ...FRAME, centre: [0.58, 0.5] }), paintFace({ ...FRAME, yaw: 20 })];
  const other = await createPhotoGuide(models);
  expect(frames.map((frame) => other.look(frame))).toEqual(frames.map((frame) => guide.look(frame)));
});

test('bytes that are no picture are refused with a sentence', () => {
  expect(() => guide.look({ width: 4, height: 5, data: new Uint8Array(3) })).toThrow(/could not be read/);
});

function plain(byte: number) {
  return { width: 300, height: 375, data: new Uint8Array(300 * 375 * 3).fill(byte) };
}
