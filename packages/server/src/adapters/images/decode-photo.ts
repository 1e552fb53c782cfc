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

/** Pixels of the long side after decoding. More shows no sign that this does not, and costs time. */
const LONG_SIDE = 1600;

// The library reads thirty formats, among them SVG. Each is a parser that strangers could feed; three are
// needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes into the one form that the engine takes; metadata stays behind. Of several frames or pictures in
 * one file the first is read. The few transparent pixels that are let through become white, not black. Throws
 * a `Refusal`.
 */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  checkPhotoBytes(photo);
  const { hasDeepProfile } = await checkPhotoHeader(photo);
  try {
    const image = sharp(photo, { failOn: 'truncated', autoOrient: true, limitInputPixels: MAX_PIXELS })
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb');
    // With a profile the library takes 16 bits to Display P3 and leaves them there, unless it is told where
    // to go.
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
