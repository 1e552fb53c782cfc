import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newNetworks, severitiesOf, smallPhoto } from '../../test/scan.ts';
import type { FaceNetworks } from '../face/networks.ts';
import type { RgbImage } from '../index.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
}, 60_000);

async function savedAgain(
  { data, width, height }: RgbImage,
  save: (photo: Sharp) => Sharp,
): Promise<RgbImage> {
  const saved = await save(sharp(data, { raw: { width, height, channels: 3 } })).toBuffer();
  return { data: new Uint8Array(await sharp(saved).raw().toBuffer()), width, height };
}

test('redness stays the same after a coarse JPEG', async () => {
  const photo = smallPhoto({ identity: 6, tone: 2, signs: { redness: 0.5 } });
  const again = await savedAgain(photo, (image) => image.jpeg({ quality: 55 }));
  const moved = severitiesOf(networks, again).redness - severitiesOf(networks, photo).redness;
  expect(Math.abs(moved)).toBeLessThan(0.12);
});

// On darker skin pores are fewer bytes deep, so an encoder rounds away more of them.
test.each([
  [3, 0.2],
  [7, 0.4],
] as const)('texture on tone %i stays the same after a WebP', async (tone, within) => {
  const photo = smallPhoto({ identity: 6, tone, signs: { texture: 0.5 } });
  const again = await savedAgain(photo, (image) => image.webp({ quality: 80 }));
  const moved = severitiesOf(networks, again).texture - severitiesOf(networks, photo).texture;
  expect(Math.abs(moved)).toBeLessThan(within);
});

test('folds of the forehead are not texture', () => {
  const [without, folded] = [0, 0.6].map(
    (lines) => severitiesOf(networks, smallPhoto({ identity: 6, tone: 4, signs: { lines } })).texture,
  ) as [number, number];
  expect(Math.abs(folded - without)).toBeLessThan(0.1);
});

test('skin that is burnt out in a fifth of the face looks no redder', async () => {
  const [ordinary, burntOut] = [1, 1.4].map(
    (exposure) => severitiesOf(networks, smallPhoto({ tone: 3, exposure, signs: { redness: 0.5 } })).redness,
  ) as [number, number];
  expect(Math.abs(burntOut - ordinary)).toBeLessThan(0.2);
});
