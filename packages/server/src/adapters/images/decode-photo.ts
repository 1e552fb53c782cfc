import sharp from 'sharp';
import { Refusal } from '../../errors.ts';
import { checkPhotoBytes } from './check-photo-bytes.ts';

/** A decoded photo: upright, sRGB, three bytes a pixel, rows from the top. */
export interface DecodedPhoto {
  width: number;
  height: number;
  data: Uint8Array;
}

const MAX_PIXELS = 40_000_000;

/** Pixels of the long side after decoding. More shows no sign that this does not, and costs time. */
const LONG_SIDE = 1600;

const TOO_MANY_PIXELS = 'This photo has more than 40 megapixels. Please choose a smaller one.';
const DAMAGED = 'This photo is incomplete or damaged. Please save it again or choose another one.';

// The library reads thirty formats, among them SVG. Each is a parser that strangers could feed; three are needed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decodes into the one form that the engine takes; metadata stays behind. Throws a `Refusal`. */
export async function decodePhoto(photo: Uint8Array): Promise<DecodedPhoto> {
  checkPhotoBytes(photo);
  await checkPixels(photo);
  try {
    const image = sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', autoOrient: true });
    const { data, info } = await image
      .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    };
  } catch {
    throw new Refusal('invalid', { detail: DAMAGED });
  }
}

/** Reads the header only, so that a small file that unpacks to gigabytes costs nothing. */
async function checkPixels(photo: Uint8Array): Promise<void> {
  const size = await sharp(photo, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw new Refusal('invalid', { detail: DAMAGED });
  if (size.width * size.height > MAX_PIXELS) throw new Refusal('too_large', { detail: TOO_MANY_PIXELS });
}
