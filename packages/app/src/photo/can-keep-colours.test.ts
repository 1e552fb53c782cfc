import sharp from 'sharp';
import { expect, test } from 'vitest';
import { canKeepColours } from './can-keep-colours.ts';

const opaque = () => sharp({ create: { width: 60, height: 80, channels: 3, background: '#c08060' } });
const seeThrough = () =>
  sharp({
    create: { width: 60, height: 80, channels: 4, background: { r: 192, g: 128, b: 96, alpha: 0.5 } },
  });

test.each([
  ['a JPEG', opaque().jpeg()],
  ['a progressive JPEG', opaque().jpeg({ progressive: true })],
  ['a grey JPEG', opaque().greyscale().jpeg()],
  ['a JPEG with an orientation', opaque().withMetadata({ orientation: 6 }).jpeg()],
  ['a PNG', opaque().png()],
  ['a PNG of 16 bits', opaque().toColourspace('rgb16').png()],
  ['a WebP', opaque().webp()],
  ['a lossless WebP', opaque().webp({ lossless: true })],
])('%s can be kept', async (_name, photo) => {
  expect(await canKeepColours(new Blob([new Uint8Array(await photo.toBuffer())]))).toBe(true);
});

test.each([
  ['a CMYK JPEG', opaque().toColourspace('cmyk').jpeg()],
  ['a palette PNG', opaque().png({ palette: true })],
  ['a see-through PNG', seeThrough().png()],
  ['a see-through WebP', seeThrough().webp()],
  ['a see-through lossless WebP', seeThrough().webp({ lossless: true })],
  ['a WebP with an orientation', opaque().withMetadata({ orientation: 6 }).webp()],
])('%s cannot be kept', async (_name, photo) => {
  expect(await canKeepColours(new Blob([new Uint8Array(await photo.toBuffer())]))).toBe(false);
});

test('every cut of a header is answered', async () => {
  const photos = [opaque().jpeg(), seeThrough().png(), opaque().webp({ lossless: true })];
  for (const photo of await Promise.all(photos.map((one) => one.toBuffer()))) {
    for (let length = 0; length < Math.min(photo.length, 300); length++)
      await expect(
        canKeepColours(new Blob([new Uint8Array(photo.subarray(0, length))])),
      ).resolves.toBeDefined();
  }
});
