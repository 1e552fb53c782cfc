import { expect, test } from 'vitest';
import { mirrorPart } from './mirror-part.ts';

test.each([
  ['a camera lying on its side', 1920, 1080, { left: 528, top: 0, width: 864, height: 1080 }],
  ['a phone held upright', 1536, 2048, { left: 0, top: 64, width: 1536, height: 1920 }],
  ['a picture of the same shape', 800, 1000, { left: 0, top: 0, width: 800, height: 1000 }],
])('the mirror shows the middle of %s', (_, width, height, part) => {
  expect(mirrorPart(width, height)).toEqual(part);
});

test.each([
  ['upright and narrower than the photo', 0.5, { left: 256, top: 384, width: 1024, height: 1280 }],
  ['lying', 2, { left: 461, top: 640, width: 614, height: 768 }],
])('a view that is %s shows less of the picture, and the photo is a part of that', (_, aspect, part) => {
  expect(mirrorPart(1536, 2048, aspect)).toEqual(part);
});
