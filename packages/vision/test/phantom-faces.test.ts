import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, referenceFace } from '@daylit/phantom';
import type { PhantomOptions, Tone } from '@daylit/phantom';
import { locateFace } from '../src/face/locate.ts';
import type { FaceNetworks } from '../src/face/networks.ts';
import { newNetworks } from './scan.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

const TONES: Tone[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SIZE = { width: 320, height: 400 };

/** Every option at its extreme; values in between are not harder. */
const OPTIONS: [string, PhantomOptions][] = [
  ['old', { age: 1 }],
  ['laughing', { smile: 1 }],
  ['with thick glasses and a beard', { glasses: 'thick', beard: 1 }],
  ['made up, with thin glasses', { makeUp: 1, glasses: 'thin' }],
  [
    'turned, nodding and tilted, lit from below',
    { yaw: 20, pitch: -12, roll: 10, light: 0.5, lightHeight: -0.6 },
  ],
  [
    'with blemishes and spots',
    { signs: { blemishes: { count: 20, spectrum: 'papule' }, dark_spots: { count: 8 } } },
  ],
];

describe.each(OPTIONS)('%s', (name, options) => {
  test('one face is found on every second tone', () => {
    // The options take turns, so that each tone gets some of them.
    const first = OPTIONS.findIndex(([other]) => other === name) % 2;
    for (const tone of TONES.filter((_, index) => index % 2 === first)) {
      const found = locateFace(networks, paintFace({ ...SIZE, ...options, tone, identity: 40 + tone }));
      expect([tone, found?.faces]).toEqual([tone, 1]);
    }
  });
});

test('one face is found on the first faces of the development set, within the pose that the gate lets pass', () => {
  for (let index = 0; index < 12; index++) {
    const found = locateFace(
      networks,
      paintFace({ ...referenceFace('development', index), ...SIZE, faceWidth: 220 }),
    );
    expect([index, found?.faces]).toEqual([index, 1]);
    expect([index, Math.abs(found?.pose.yaw ?? 90) < 25]).toEqual([index, true]);
  }
});

test('chin up and chin down have opposite pitch', () => {
  const [down, level, up] = [pitchAt(-12), pitchAt(0), pitchAt(12)];
  expect(Math.abs(up - level)).toBeGreaterThan(5);
  expect(Math.abs(down - level)).toBeGreaterThan(5);
  expect(Math.sign(up - level)).toBe(-Math.sign(down - level));
});

function pitchAt(pitch: number): number {
  return locateFace(networks, paintFace({ ...SIZE, pitch }))?.pose.pitch ?? Number.NaN;
}
