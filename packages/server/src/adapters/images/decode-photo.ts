import sharp from 'sharp';
import { Refusal } from '../../errors.ts';
import { checkPhotoBytes } from './check-photo-bytes.ts';
import { checkPhotoHeader, DAMAGED, MAX_PIXELS } from './check-photo-header.ts';

/** A decoded photo: upright, sRGB, three bytes a pixel, rows from the top. */
export interface DecodedPhoto {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Long side in pixels after decoding. More pixels cost time and show no further sign. */
const LONG_SIDE = 1600;

// The library reads thirty formats, SVG among them, and each parser could be attacked. Three are needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a photo into the form that the engine takes, without metadata. A file with several frames or
 * pictures gives the first. The few transparent pixels that pass the header check become white, not black.
 * Throws a `Refusal`.
 */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  checkPhotoBytes(photo);
  const { hasDeepProfile } = await checkPhotoHeader(photo);
  try {
    const image = sharp(photo, { failOn: 'truncated', autoOrient: true, limitInputPixels: MAX_PIXELS })
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb');
    // The library converts 16-bit photos with a profile to Display P3, and keeps that unless the profile is
    // set here.
    if (hasDeepProfile) image.withIccProfile('srgb', { attach: false });
    const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    };
  } catch {
    throw new Refusal('invalid', { detail: DAMAGED });
  }
}
