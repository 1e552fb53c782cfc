import sharp from 'sharp';
import { paintFace } from '../../phantom/index.ts';
import type { RgbImage } from '../../src/index.ts';

/** A 12 megapixel JPEG as a phone sends it; painted small and enlarged, because only its size matters here. */
export async function phonePhoto(): Promise<Buffer> {
  const { data, width, height } = paintFace({ width: 1200, height: 1600, identity: 3 });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(3000, 4000)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Decodes as the server does. */
export async function decodePhonePhoto(photo: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}
