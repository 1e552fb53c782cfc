import type { Measurement, Sign, Side } from '@daylit/contract';
import { beforeAll, expect, test } from 'vitest';
import type { FaceNetworks } from '../src/face/locate.ts';
import type { RgbImage } from '../src/index.ts';
import { newNetworks, payloadOf, scanOnce, smallPhoto } from './scan.ts';

let networks: FaceNetworks;
let plain: RgbImage;
beforeAll(async () => {
  networks = await newNetworks();
  plain = smallPhoto(FACE);
});

const FACE = { identity: 5, tone: 3 } as const;

test.each<[Sign, Side]>([
  ['redness', 'left'],
  ['redness', 'right'],
  ['dark_circles', 'left'],
  ['dark_circles', 'right'],
])(
  '%s on the person’s %s side only ends on that side in places, words and shapes',
  { timeout: 60_000 },
  (sign, side) => {
    const photo = joined(smallPhoto({ ...FACE, signs: { [sign]: 1 } }), plain, side);
    const notes = payloadOf(scanOnce(networks, photo), 'condition_notes');
    const measurement = notes.measurements.find((candidate) => candidate.sign === sign);
    const concern = notes.key_concerns_identified.find((candidate) => candidate.sign === sign);
    const sides = measurement?.places?.flatMap((place) => place.side ?? []);
    expect(new Set(sides)).toEqual(new Set([side]));
    expect(concern?.places).toEqual(measurement?.places);
    expect(concern?.location_observed.toLowerCase()).toContain(side);
    expect(concern?.location_observed).not.toMatch(/both/i);
    expect(new Set(sidesOfShapes(measurement))).toEqual(new Set([side]));
  },
);

/**
 * One half of the face from one photo and the other half from another. The person's left is on the picture's
 * right.
 */
function joined(marked: RgbImage, plain: RgbImage, side: Side): RgbImage {
  const { width, height } = marked;
  const data = new Uint8Array(plain.data);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (column < width / 2 !== (side === 'right')) continue;
      const at = 3 * (row * width + column);
      data.set(marked.data.subarray(at, at + 3), at);
    }
  }
  return { width, height, data };
}

/** The side of each shape in the thumbnail. */
function sidesOfShapes(measurement: Measurement | undefined): Side[] {
  return (measurement?.evidence ?? []).map((shape) => {
    const xs = shape.type === 'ellipse' ? [shape.cx] : shape.points.map(([x]) => x);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length < 0.5 ? 'right' : 'left';
  });
}
