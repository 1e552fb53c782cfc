import type { FacePlace } from '@daylit/contract';
import { keepsPixels } from './keeps-pixels.ts';
import { partAround } from './part-around.ts';

/** Longest side of the sent photo, pixels. Keeps fine skin texture and saves three quarters of the bytes. */
const LONGEST_SIDE = 2048;

/** JPEG quality of the browser's encoder, 0 to 1. */
const QUALITY = 0.9;

/** The worker's answer. `unreadable`: this browser cannot decode the file. `failed`: anything else. */
export type Encoded = { status: 'encoded'; photo: Blob } | { status: 'unreadable' } | { status: 'failed' };

/** `face`: where it is in the file, if that was looked for. */
export interface Photo {
  file: File;
  face: FacePlace | null;
}

addEventListener('message', (event: MessageEvent<Photo>) => {
  void encode(event.data).then(postMessage, () => postMessage({ status: 'failed' } satisfies Encoded));
});

// The canvas keeps only the pixels, upright. Location, time, device and the embedded thumbnail are dropped.
async function encode({ file, face }: Photo): Promise<Encoded> {
  const bitmap = await decode(file);
  if (bitmap === null) return { status: 'unreadable' };
  if (!keepsPixels()) throw new Error('This browser changes what is drawn.');
  const { left, top, width, height } = partAround(face, bitmap.width, bitmap.height);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing in a worker.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return { status: 'encoded', photo: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }) };
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
