import sharp from 'sharp';
import { decodePhoto } from './decode-photo.ts';

/** In pixels: twice the width at which a large screen shows a card. */
const SIDE = 488;

/**
 * A square WebP of a product's photo, whole on white. Newly encoded, so nothing of the original file is in
 * it. Throws a `Refusal` for what is no photo.
 */
export async function makeProductPicture(photo: Uint8Array): Promise<Uint8Array> {
  const { data, width, height } = await decodePhoto(photo);
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'contain', background: 'white', withoutEnlargement: false })
    .webp({ quality: 80 })
    .toBuffer();
}
