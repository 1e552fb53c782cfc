import { expect, test } from 'vitest';
import { LANDMARKS } from './mesh.ts';
import { thumbnailCrop } from './thumbnail-crop.ts';

/** A mesh of which only the bounding box matters. */
function meshIn(left: number, top: number, right: number, bottom: number): Float32Array {
  const mesh = new Float32Array(3 * LANDMARKS);
  for (let i = 0; i < LANDMARKS; i++) {
    mesh[3 * i] = i % 2 === 0 ? left : right;
    mesh[3 * i + 1] = i % 2 === 0 ? top : bottom;
  }
  return mesh;
}

test.each([
  ['a long face has half its height around it', [400, 300, 600, 600], [320, 207, 360, 450]],
  ['a wide face has half its width around it', [300, 400, 700, 600], [200, 95, 600, 750]],
  ['a crop begins at the edge of the image at the earliest', [0, 0, 200, 300], [0, 0, 360, 450]],
  ['a crop ends at the edge of the image at the latest', [800, 700, 1000, 1000], [640, 550, 360, 450]],
  ['a crop is at most as high as the image', [0, 100, 1000, 900], [100, 0, 800, 1000]],
])('%s', (_, [left = 0, top = 0, right = 0, bottom = 0], [x, y, width, height]) => {
  const crop = thumbnailCrop(meshIn(left, top, right, bottom), 1000, 1000);
  expect(crop).toEqual({ left: x, top: y, width, height });
});
