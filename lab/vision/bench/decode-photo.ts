import sharp from 'sharp';
import type { RgbImage } from '../../../packages/vision/src/index.ts';

/** Decodes a photo as the server does. */
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
