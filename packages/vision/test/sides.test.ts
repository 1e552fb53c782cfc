import type { EvidenceShape, Place, Sign, SignFacts, Side } from '@daylit/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RgbImage } from '../src/index.ts';
import { newNetworks, scanOnce, signIn, smallPhoto } from './scan.ts';

const FACE = { identity: 5, tone: 3 } as const;

describe.each<Sign>(['redness', 'dark_circles'])('%s', (sign) => {
  let plain: RgbImage;
  let marked: RgbImage;
  let onBoth: SignFacts;
  let onOne: Record<Side, SignFacts>;
  beforeAll(async () => {
    const networks = await newNetworks();
    plain = smallPhoto(FACE);
    marked = smallPhoto({ ...FACE, signs: { [sign]: 1 } });
    const see = (photo: RgbImage): SignFacts => signIn(scanOnce(networks, photo), sign);
    onBoth = see(marked);
    onOne = { left: see(joined(marked, plain, 'left')), right: see(joined(marked, plain, 'right')) };
  }, 60_000);

  test.each<Side>(['left', 'right'])('only on the person’s %s side is told and drawn there', (side) => {
    const { strongerSide, strongest, seen, evidence } = onOne[side];
    expect(strongerSide).toBe(side);
    expect(sidesOfPlaces(strongest)).toEqual(new Set([side]));
    expect(sidesOfPlaces(seen)).toEqual(new Set(['left', 'right']));
    expect(sidesOfShapes(evidence)).toEqual(new Set([side]));
  });

  test('a sign on both sides is alike, and drawn on both', () => {
    expect(onBoth.strongerSide).toBe('alike');
    expect(sidesOfShapes(onBoth.evidence)).toEqual(new Set(['left', 'right']));
  });

  test('the engine counts the same on either side, and about half of what both count', () => {
    const [left, right, both] = [onOne.left, onOne.right, onBoth].map(({ severity }) => severity ?? 0) as [
      number,
      number,
      number,
    ];
    expect(Math.abs(left / right - 1)).toBeLessThan(0.15);
    for (const one of [left, right]) {
      expect(one).toBeGreaterThan(0.3 * both);
      expect(one).toBeLessThan(0.6 * both);
    }
  });
});

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
