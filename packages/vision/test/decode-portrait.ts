import sharp from 'sharp';
import type { RgbImage } from '../src/index.ts';

/**
 * A photo from a folder, upright and at most 1024 pixels on a side, about the size that the server analyses.
 */
export async function decodePortrait(file: string): Promise<RgbImage> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
