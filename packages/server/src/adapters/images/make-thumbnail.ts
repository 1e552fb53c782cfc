import sharp from 'sharp';
import type { DecodedPhoto } from './decode-photo.ts';

/** In pixels, 4:5: twice the width at which a phone shows it. */
const WIDTH = 384;
const HEIGHT = 480;

/** A rectangle of the decoded photo, in pixels, 4:5. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The WebP that stays with the report. Newly encoded, so nothing of the original file is in it. */
export async function makeThumbnail({ data, width, height }: DecodedPhoto, crop: Crop): Promise<Uint8Array> {
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(crop)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .webp({ quality: 80 })
    .toBuffer();
}
