import type { EvidenceShape, Place, Sign, Side } from '@daylit/contract';
import { beforeAll, expect, test } from 'vitest';
import type { FaceNetworks } from '../src/face/networks.ts';
import type { RgbImage } from '../src/index.ts';
import { newNetworks, scanOnce, signIn, smallPhoto } from './scan.ts';

const FACE = { identity: 5, tone: 3 } as const;

let networks: FaceNetworks;
let plain: RgbImage;
beforeAll(async () => {
  networks = await newNetworks();
  plain = smallPhoto(FACE);
});

test.each<[Sign, Side]>([
  ['redness', 'left'],
  ['redness', 'right'],
  ['dark_circles', 'left'],
  ['dark_circles', 'right'],
])(
  '%s on the person’s %s side only ends on that side in places and shapes, and that side is the stronger one',
  { timeout: 60_000 },
  (sign, side) => {
    const photo = joined(smallPhoto({ ...FACE, signs: { [sign]: 1.8 } }), plain, side);
    const facts = signIn(scanOnce(networks, photo), sign);
    expect(facts.strongerSide).toBe(side);
    expect(facts.severity).toBeGreaterThan(0.8);
    expect(sidesOfPlaces(facts.strongest)).toEqual(new Set([side]));
    expect(sidesOfPlaces(facts.seen)).toEqual(new Set(['left', 'right']));
    expect(sidesOfShapes(facts.evidence)).toEqual(new Set([side]));
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

function sidesOfPlaces(places: readonly Place[]): Set<Side> {
  return new Set(places.flatMap((place) => place.side ?? []));
}

/** The sides of the shapes in the thumbnail. */
function sidesOfShapes(shapes: readonly EvidenceShape[]): Set<Side> {
  const sides = shapes.map((shape): Side => {
    const xs = shape.type === 'ellipse' ? [shape.cx] : shape.points.map(([x]) => x);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length < 0.5 ? 'right' : 'left';
  });
  return new Set(sides);
}
