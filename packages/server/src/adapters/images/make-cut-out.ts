import sharp from 'sharp';
import { decodePhoto } from './decode-photo.ts';
import type { Crop } from './make-thumbnail.ts';

/** Long side in pixels: enough for a model to see what we measure, without more detail of the face. */
const LONG_SIDE = 768;

/**
 * The face alone as a new JPEG, upright. It is encoded from the decoded pixels, so it holds nothing else of
 * the file. `crop` is in pixels of the decoded photo. Throws a `Refusal` for a photo that cannot be decoded.
 */
export async function makeCutOut(photo: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const { data, width, height } = await decodePhoto(photo);
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(crop)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}
