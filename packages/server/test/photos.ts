import { paintFace, type PhantomOptions } from '@daylit/phantom';
import type { RgbImage } from '@daylit/vision';
import sharp from 'sharp';

/** Just large enough for the gate to pass without a remark, so that painting and analysing stay quick. */
const SIZE = { width: 480, height: 600, faceWidth: 420 };

const photos = new Map<string, Promise<Buffer>>();

/** A photo of a painted face, as a phone would send it. Painted once for all files that use it. */
export function facePhoto(options: PhantomOptions = {}): Promise<Buffer> {
  const key = JSON.stringify(options);
  const photo = photos.get(key) ?? jpegOf(paintFace({ ...SIZE, ...options }));
  photos.set(key, photo);
  return photo;
}

export function jpegOf({ data, width, height }: RgbImage): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The same picture in other bytes: the text stands behind the end of the JPEG, where no decoder looks. */
export function marked(photo: Buffer, text: string): Buffer {
  return Buffer.concat([photo, Buffer.from(text)]);
}
