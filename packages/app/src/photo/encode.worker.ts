/** Longest side of what is sent, in pixels: fine skin texture survives, three quarters of the bytes do not. */
const LONGEST_SIDE = 2048;

/** JPEG quality of the browser's encoder, 0 to 1. */
const QUALITY = 0.9;

/** What the worker answers: the photo, that the file is not one that this browser reads, or that the worker itself failed. */
export type Encoded = { status: 'encoded'; photo: Blob } | { status: 'unreadable' } | { status: 'failed' };

addEventListener('message', (event: MessageEvent<File>) => {
  void encode(event.data).then(postMessage, () => postMessage({ status: 'failed' } satisfies Encoded));
});

// Only the pixels go through the canvas, turned upright. Place, time, device and the hidden thumbnail stay behind.
async function encode(file: File): Promise<Encoded> {
  const bitmap = await decode(file);
  if (bitmap === null) return { status: 'unreadable' };
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing in a worker.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
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
