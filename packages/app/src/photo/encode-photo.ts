import { canKeepColours } from './can-keep-colours.ts';
import type { Encoded, Photo } from './encode.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './encode.worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-script-url.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/** Largest file that is opened here, bytes: what a phone can decode without running out of memory. */
const MOST_OPENED = 50 * 1024 * 1024;

/** Largest file that the server takes, bytes. */
const MOST_SENT = 20 * 1024 * 1024;

const NOT_A_PHOTO = 'This file is not a JPEG, PNG or WebP photo. Please choose another one.';

/**
 * The photo as it is sent: JPEG, upright, at most 2048 px on the long side, without metadata, and only the
 * part around a face that is small in it. Made in workers, so that the page stays responsive. Returns the
 * file itself when the encoding fails or a JPEG of the browser would not show the photo as it is: the server
 * does the same again, and refuses what it cannot read. Throws `UnreadablePhoto`.
 */
export async function encodePhoto(file: File): Promise<Blob> {
  await requireUsable(file);
  // A file that cannot be read here cannot be read by the worker either, which says so.
  if (!(await canKeepColours(file).catch(() => true))) return unchanged(file);
  const face = await import('./find-face.ts').then(({ findFace }) => findFace(file)).catch(() => null);
  const encoded = await encodeInWorker({ file, face }).catch((): Encoded => ({ status: 'failed' }));
  if (encoded.status === 'unreadable') throw new UnreadablePhoto();
  return encoded.status === 'encoded' ? encoded.photo : unchanged(file);
}

function unchanged(file: File): File {
  if (file.size <= MOST_SENT) return file;
  throw new UnreadablePhoto(
    'This photo is too large, and this browser cannot make it smaller. Please choose one of at most 20 MB.',
  );
}

// What the server would refuse without decoding is refused here first.
async function requireUsable(file: File): Promise<void> {
  if (file.size === 0) throw new UnreadablePhoto('This file is empty. Please choose another photo.');
  if (file.size > MOST_OPENED)
    throw new UnreadablePhoto('This is too large. A photo may have 50 MB at most.');
  // A GIF's 256 colours falsify skin, and after encoding to JPEG the server could not tell.
  const start = await file
    .slice(0, 4)
    .text()
    .catch(() => '');
  if (start === 'GIF8') throw new UnreadablePhoto(NOT_A_PHOTO);
}

async function encodeInWorker(photo: Photo): Promise<Encoded> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  return new Promise<Encoded>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<Encoded>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker, not a window.
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}
