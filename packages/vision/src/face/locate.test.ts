import { beforeAll, expect, test } from 'vitest';
import { createRandom, paintFace, paintRoom, referenceFace } from '@daylit/phantom';
import { partsOf } from '../../test/parts-of-faces.ts';
import { turnOver } from '../image/rgb-image.ts';
import { newNetworks } from '../../test/scan.ts';
import { createPyramid } from '../image/pyramid.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { detectFaces } from './detect.ts';
import { locateFace } from './locate.ts';
import type { FaceNetworks } from './networks.ts';
import { boxOf } from './mesh.ts';
import { SMILE_MAKES_LINES } from '../thresholds/report.ts';
import { smileOf } from './smile.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)(
  'one face of tone %i is found, with any features',
  (tone) => {
    for (const identity of [tone, tone + 10]) {
      const found = locateFace(networks, paintFace({ width: 320, height: 400, tone, identity }));
      expect(found?.faces).toBe(1);
      expect(Math.abs(found?.pose.yaw ?? 90)).toBeLessThan(5);
    }
  },
);

test.each([1, 5, 10] as const)('the detector tells a smile from a face at rest, tone %i', (tone) => {
  const [rest, smile] = [0, 1].map((much) => {
    const photo = paintFace({ width: 320, height: 400, tone, identity: tone, smile: much });
    return smileOf(locateFace(networks, photo)!.mesh);
  });
  expect(rest).toBeLessThan(SMILE_MAKES_LINES);
  expect(smile).toBeGreaterThan(SMILE_MAKES_LINES);
});

test('the detector finds no face in a room and both faces of two people', () => {
  expect(locateFace(networks, paintRoom(320, 400))).toBeNull();
  expect(locateFace(networks, paintFace({ width: 480, height: 400, companions: 1 }))?.faces).toBe(2);
});

test.each([1, 4, 7, 10] as const)(
  'the detector sees no face in parts of a face of tone %i, nor upside down',
  (tone) => {
    const looked: [string, number][] = [];
    for (const index of [0, 1]) {
      const small = { width: 400, height: 500, faceWidth: 260 };
      const photo = paintFace({ ...referenceFace('development', 200 + 10 * index), ...small, tone });
      const found = locateFace(networks, photo);
      if (!found) throw new Error('No face was found on the phantom.');
      for (const [name, part] of [...partsOf(photo, found.mesh), ['upside down', turnOver(photo)] as const])
        looked.push([name, locateFace(networks, part)?.faces ?? 0]);
    }
    expect(looked.length).toBeGreaterThan(14);
    expect(looked.filter(([, faces]) => faces > 0)).toEqual([]);
  },
);

test('noise is no face', () => {
  for (const seed of [1, 2, 3]) {
    const random = createRandom(seed);
    const data = Uint8Array.from({ length: 300 * 400 * 3 }, () => 255 * random());
    expect(locateFace(networks, { width: 300, height: 400, data })).toBeNull();
  }
});

test('a person beside something that only the detector accepts as a face is found, as the only face', () => {
  const person = paintFace({ width: 300, height: 380, tone: 4, identity: 3 });
  const poster = turnOver(paintFace({ width: 420, height: 380, faceWidth: 300, tone: 4, identity: 7 }));
  const photo = beside(poster, person);
  expect(detectFaces(networks.detector, createPyramid(photo))).toHaveLength(2);
  const found = locateFace(networks, photo);
  expect(found?.faces).toBe(1);
  expect(boxOf(found!.mesh).left).toBeGreaterThan(poster.width);
});

test('the pose of a turned head has the direction of its turn', () => {
  expect(yaw(30)).toBeLessThan(-20);
  expect(yaw(-30)).toBeGreaterThan(20);
});

/** Two pictures of the same height, side by side. */
function beside(left: RgbImage, right: RgbImage): RgbImage {
  const width = left.width + right.width;
  const data = new Uint8Array(3 * width * left.height);
  for (let row = 0; row < left.height; row++) {
    for (const [image, from] of [
      [left, 0],
      [right, left.width],
    ] as const) {
      const line = image.data.subarray(3 * row * image.width, 3 * (row + 1) * image.width);
      data.set(line, 3 * (row * width + from));
    }
  }
  return { width, height: left.height, data };
}

function yaw(degrees: number): number {
  return locateFace(networks, paintFace({ width: 320, height: 400, yaw: degrees }))?.pose.yaw ?? Number.NaN;
}
