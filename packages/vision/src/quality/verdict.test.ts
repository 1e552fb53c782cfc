import { beforeAll, expect, test } from 'vitest';
import { paintFace, paintRoom } from '../../phantom/index.ts';
import type { PhantomOptions } from '../../phantom/index.ts';
import { newEngine } from '../../test/scan.ts';
import type { Engine, PhotoIssue, PhotoQuality } from '../index.ts';

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

test.each<[PhotoIssue, PhantomOptions, RegExp]>([
  ['several_faces', { companions: 1, width: 700, height: 500 }, /only you/],
  ['too_small', { faceWidth: 120 }, /closer/],
  ['cut_off', { ...SIZE, centre: [0.15, 0.5] }, /outside the photo/],
  ['cut_off', { ...SIZE, centre: [0.5, 0.8] }, /outside the photo/],
  ['turned', { ...SIZE, yaw: 40 }, /straight into the camera/],
  ['turned', { ...SIZE, yaw: -40 }, /straight into the camera/],
  ['blurred', { ...SIZE, blur: 3 }, /hold the camera still/],
  ['too_dark', { ...SIZE, exposure: 0.03 }, /light/],
  ['too_dark', { ...SIZE, exposure: 0.003 }, /light/],
  ['too_bright', { ...SIZE, exposure: 3 }, /too strong/],
])('%s is refused with the one thing to change (%o)', (issue, options, advice) => {
  const quality = engine.assessPhoto(paintFace({ identity: 3, ...options }));
  expect(quality).toEqual({ status: 'fail', issue, reason: expect.stringMatching(advice) });
  // One sentence: a single full stop, at its end.
  expect(quality.reason.match(/\./g)).toHaveLength(1);
});

test('light from one side names the side in shadow', () => {
  // Light from the right of the picture leaves the left of the picture, the person's right, in shadow.
  expect(adviceUnder(2.5)).toMatch(/right side of your face is in shadow/);
  expect(adviceUnder(-2.5)).toMatch(/left side of your face is in shadow/);
});

test('a picture of nothing but black or white names the light', () => {
  expect(verdictOnPlain(5)).toMatchObject({ status: 'fail', issue: 'too_dark' });
  expect(verdictOnPlain(252)).toMatchObject({ status: 'fail', issue: 'too_bright' });
});

test('a room without a face is no_face', () => {
  expect(engine.assessPhoto(paintRoom(500, 600))).toMatchObject({ status: 'fail', issue: 'no_face' });
});

function adviceUnder(light: number): string {
  return engine.assessPhoto(paintFace({ ...SIZE, light })).reason;
}

function verdictOnPlain(byte: number): PhotoQuality {
  return engine.assessPhoto({ width: 300, height: 300, data: new Uint8Array(300 * 300 * 3).fill(byte) });
}
