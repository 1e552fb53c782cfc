import { SIGN_VALUES } from '@daylit/contract';
import { beforeAll, expect, test } from 'vitest';
import { newNetworks, smallPhoto } from '../../test/scan.ts';
import { createWorkspace } from '../image/workspace.ts';
import type { PhotoEvidence } from '../quality/evidence.ts';
import { readPhoto } from '../quality/photo-reading.ts';
import { judgePhoto } from '../quality/verdict.ts';
import { whyCannotTell } from './cannot-tell.ts';

let good: PhotoEvidence;
beforeAll(async () => {
  const { face } = readPhoto(createWorkspace(), await newNetworks(), smallPhoto({ tone: 4 }));
  if (!face) throw new Error('No face was found on the phantom.');
  good = face.evidence;
}, 60_000);

test.each([
  ['too little skin is left', { value: Number.NaN, spread: Number.NaN }, 'covered'],
  ['the copies of the photo differ', { value: 0.1, spread: 0.6 }, 'unsteady'],
])(
  'where %s, a burnt-out face is the reason for signs that need colour',
  (_, { value, spread }, otherwise) => {
    const reading = { value, places: [], shapes: [] };
    const why = (sign: 'redness' | 'lines', clipped: number) =>
      whyCannotTell(sign, { reading, spread, reflection: 0, grain: 0, photo: { ...good, clipped } });
    expect([why('redness', 0.11), why('redness', 0.09), why('lines', 0.11)]).toEqual([
      'overexposed',
      otherwise,
      otherwise,
    ]);
  },
);

test('a usable photo is refused where its light, size and focus leave no sign to tell, and only there', () => {
  const reading = { value: 1, places: [], shapes: [] };
  const tells = (photo: PhotoEvidence): boolean =>
    SIGN_VALUES.some(
      (sign) => whyCannotTell(sign, { reading, spread: 0, reflection: 0, grain: 0, photo }) === null,
    );
  const wrong: unknown[] = [];
  for (const lightBalance of [0, 0.9, -1.1, 1.4])
    for (const clipped of [0, 0.2, 0.3])
      for (const faceWidth of [210, 249, 250, 400])
        for (const sharpness of [0.4, 0.43, 0.5]) {
          const photo = { lightBalance, clipped, faceWidth, sharpness };
          const { status } = judgePhoto({ ...good, ...photo });
          if ((status === 'fail') === tells({ ...good, ...photo })) wrong.push([status, photo]);
        }
  expect(wrong).toEqual([]);
});
