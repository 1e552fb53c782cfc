import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from './decode-photo.ts';
import { makeThumbnail } from './make-thumbnail.ts';

it('a thumbnail is a small 4:5 WebP without metadata', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 1200, height: 1600, channels: 3, background: 'white', noise },
  })
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  const thumbnail = await makeThumbnail(await decodePhoto(photo), {
    left: 100,
    top: 200,
    width: 800,
    height: 1000,
  });

  const { format, width, height, exif, icc, xmp } = await sharp(thumbnail).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 384, height: 480 });
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  // Pure noise compresses worst.
  expect(thumbnail.length).toBeLessThan(100_000);
});
