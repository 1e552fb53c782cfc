import sharp from 'sharp';
import { paintFace } from '@daylit/phantom';

/**
 * A 12 megapixel JPEG as a phone sends it. Painted small and enlarged, because only its size matters here.
 */
export async function phonePhoto(): Promise<Buffer> {
  const { data, width, height } = paintFace({ width: 1200, height: 1600, identity: 3 });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(3000, 4000)
    .jpeg({ quality: 88 })
    .toBuffer();
}
