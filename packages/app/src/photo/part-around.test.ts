import { expect, test } from 'vitest';
import { partAround } from './part-around.ts';

/** A face of that width in pixels in the middle of a picture, or elsewhere. */
function faceIn(width: number, height: number, wide: number, { x, y } = { x: 0.5, y: 0.5 }) {
  const [across, down] = [wide / width / 2, (1.3 * wide) / height / 2];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

test.each([
  ['12 MP, far away', 4000, 3000, 580, { left: 1360, top: 700, width: 1280, height: 1600 }],
  ['20 MP, further away', 5472, 3648, 840, { left: 1812, top: 669, width: 1848, height: 2310 }],
  ['higher than the picture', 4000, 1500, 580, { left: 1360, top: 0, width: 1280, height: 1500 }],
])(
  'around a small face the part has all the pixels that are analysed: %s',
  (_, width, height, wide, part) => {
    expect(partAround(faceIn(width, height, wide), width, height)).toEqual(part);
  },
);

test('the part does not leave the picture', () => {
  const corner = faceIn(4000, 3000, 580, { x: 0.1, y: 0.95 });
  expect(partAround(corner, 4000, 3000)).toEqual({ left: 0, top: 1400, width: 1280, height: 1600 });
});

test('a picture is sent whole with a large face, with a small one of few pixels, and with none', () => {
  const whole = { left: 0, top: 0, width: 4000, height: 3000 };
  expect(partAround(faceIn(4000, 3000, 1200), 4000, 3000)).toEqual(whole);
  expect(partAround(faceIn(1000, 800, 200), 1000, 800)).toEqual({ ...whole, width: 1000, height: 800 });
  expect(partAround(null, 4000, 3000)).toEqual(whole);
});
