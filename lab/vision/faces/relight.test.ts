import { expect, test } from 'vitest';
import { LANDMARKS } from '../../../packages/vision/src/face/mesh.ts';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { LIGHTS, relit } from './relight.ts';
import type { Light } from './relight.ts';

const SIDE = 96;

/** A grey picture. */
const GREY: RgbImage = { width: SIDE, height: SIDE, data: new Uint8Array(3 * SIDE * SIDE).fill(120) };

/** A mesh over the whole picture whose surface recedes by `slope` to both sides of the middle, as a roof. */
function roof(slope: number): Float32Array {
  const mesh = new Float32Array(3 * LANDMARKS);
  for (let i = 0; i < LANDMARKS; i++) {
    const [x, y] = [(SIDE * (i % 22)) / 21, (SIDE * Math.floor(i / 22)) / 21];
    mesh.set([x, y, slope * Math.abs(x - SIDE / 2)], 3 * i);
  }
  return mesh;
}

/** Bytes of green at a place in the left and in the right half of the picture. */
function halvesIn(light: Omit<Light, 'name'>, slope = 0.5): [left: number, right: number] {
  const { data } = relit(GREY, roof(slope), { name: 'test', ...light });
  const middle = 3 * SIDE * (SIDE / 2);
  return [data[middle + 3 * (SIDE / 4) + 1]!, data[middle + 3 * ((3 * SIDE) / 4) + 1]!];
}

test('the same light gives the same bytes', () => {
  expect(relit(GREY, roof(0.5), { name: 'same' }).data).toEqual(GREY.data);
});

test('a lamp from the right lights what faces it, and leaves what faces the camera', () => {
  const [left, right] = halvesIn({ fromSide: 0.2 });
  expect(right).toBeGreaterThan(125);
  expect(left).toBeLessThan(115);
  expect(halvesIn({ fromSide: 0.2 }, 0)).toEqual([120, 120]);
  const [alike, also] = halvesIn({ fromAbove: 0.2 });
  expect(alike).toBe(also);
});

test('what is beyond white is clipped, and the curve leaves black and white', () => {
  expect(halvesIn({ gains: [8, 8, 8] })).toEqual([255, 255]);
  expect(halvesIn({ gains: [1, 0.5, 1] })[0]).toBe(86);
  expect(halvesIn({ gamma: 1.15 })[0]).toBe(Math.round(255 * (120 / 255) ** 1.15));
});

test('coloured light leaves grey as bright as it was', () => {
  for (const { gains } of LIGHTS.slice(0, 3)) {
    const [red = 0, green = 0, blue = 0] = gains ?? [];
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(1);
  }
});
