import type { Encoded } from './encode.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './encode.worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** Most bytes of a file: what the server takes, and what a phone can unpack without running out of memory. */
const MOST_BYTES = 20 * 1024 * 1024;

const NOT_A_PHOTO = 'This file is not a JPEG, PNG or WebP photo. Please choose another one.';

const UNREADABLE =
  'This file could not be read as a photo: it may be damaged, far too large or of another kind. Please choose a JPEG, PNG or WebP photo.';

/** The file is not a photo that can be used, for example HEIC outside of Safari. The message says so to the person. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';

  constructor(message = UNREADABLE) {
    super(message);
  }
}

/**
 * The photo as it is sent: JPEG, upright, at most 2048 px on the long side, without any metadata. Works in a worker, so
 * that the page stays responsive. Where the worker cannot do it, the file itself: the server does the same again.
 * Throws `UnreadablePhoto`.
 */
export async function encodePhoto(file: File): Promise<Blob> {
  await requireUsable(file);
  const encoded = await encodeInWorker(file).catch((): Encoded => ({ status: 'failed' }));
  if (encoded.status === 'unreadable') throw new UnreadablePhoto();
  return encoded.status === 'encoded' ? encoded.photo : file;
}

// What the server refuses without a look at the picture is refused here in its words, before anything is unpacked.
async function requireUsable(file: File): Promise<void> {
  if (file.size === 0) throw new UnreadablePhoto('This file is empty. Please choose another photo.');
  if (file.size > MOST_BYTES) throw new UnreadablePhoto('This is too large. A photo may have 20 MB at most.');
  // Its 256 colours hide what skin looks like, and as a JPEG nobody could tell any more.
  const start = await file
    .slice(0, 4)
    .text()
    .catch(() => '');
  if (start === 'GIF8') throw new UnreadablePhoto(NOT_A_PHOTO);
}

async function encodeInWorker(file: File): Promise<Encoded> {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  return new Promise<Encoded>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<Encoded>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that argument is for windows, not workers.
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
