import { boxOf } from '../src/face/mesh.ts';
import type { Landmarks } from '../src/face/mesh.ts';
import type { RgbImage } from '../src/index.ts';

/** Left, top, right and bottom as shares of the mesh's box; hair and neck are beyond 0 and 1. */
type Part = readonly [left: number, top: number, right: number, bottom: number];

/** Parts of a face that a camera may show before there is a whole face. */
const PARTS: Record<string, Part> = {
  chin: [0, 0.8, 1, 1.25],
  'mouth and chin': [0, 0.58, 1, 1.1],
  neck: [0, 1, 1, 1.5],
  forehead: [0, -0.3, 1, 0.22],
  'right cheek': [0, 0.45, 0.3, 0.8],
  nose: [0.33, 0.35, 0.67, 0.68],
  mouth: [0.2, 0.6, 0.8, 0.85],
  eyes: [0, 0.15, 1, 0.45],
};

/** Parts of a located face, cut out of its photo, by name. Parts outside the photo are left out. */
export function partsOf(photo: RgbImage, mesh: Landmarks): [string, RgbImage][] {
  const { left, right, top, bottom } = boxOf(mesh);
  const [width, height] = [right - left, bottom - top];
  return Object.entries(PARTS)
    .map(([name, [l, t, r, b]]): [string, RgbImage] => [
      name,
      cropped(photo, [left + l * width, top + t * height, left + r * width, top + b * height]),
    ])
    .filter(([, part]) => part.width > 40 && part.height > 40);
}

function cropped(photo: RgbImage, box: Part): RgbImage {
  const [left, right] = [within(box[0], photo.width), within(box[2], photo.width)];
  const [top, bottom] = [within(box[1], photo.height), within(box[3], photo.height)];
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const data = new Uint8Array(3 * width * height);
  for (let row = 0; row < height; row++) {
    const from = 3 * ((row + top) * photo.width + left);
    data.set(photo.data.subarray(from, from + 3 * width), 3 * row * width);
  }
  return { width, height, data };
}

/** Rounds to a whole number from 0 to `most`. */
function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.round(value)));
}
