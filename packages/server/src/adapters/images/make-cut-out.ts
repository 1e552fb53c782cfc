import sharp from 'sharp';
import { decodePhoto } from './decode-photo.ts';
import type { Crop } from './make-thumbnail.ts';

/** Pixels of the long side: enough for a model to see what we measure, and no more of a face than that. */
const LONG_SIDE = 768;

/**
 * The face alone as a new JPEG: upright, from the pixels of the decoded photo, so that nothing else of the
 * file is in it. `crop` is in pixels of the decoded photo. Throws a `Refusal` for a photo that cannot be
 * decoded.
 */
export async function makeCutOut(photo: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const { data, width, height } = await decodePhoto(photo);
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(crop)
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}
