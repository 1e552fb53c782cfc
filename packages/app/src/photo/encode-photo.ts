import type { Encoded } from './encode.worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built worker.
import workerUrl from './encode.worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** The file is not a photo that this browser can read, for example HEIC outside of Safari. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
  override readonly message =
    'This file could not be read as a photo. Please choose a JPEG, PNG or WebP photo.';
}

/**
 * The photo as it is sent: JPEG, upright, at most 2048 px on the long side, without any metadata. Works in a worker, so
 * that the page stays responsive. Where the worker cannot do it, the file itself: the server does the same again.
 * Throws `UnreadablePhoto`.
 */
export async function encodePhoto(file: File): Promise<Blob> {
  const encoded = await encodeInWorker(file).catch((): Encoded => ({ status: 'failed' }));
  if (encoded.status === 'unreadable') throw new UnreadablePhoto();
  return encoded.status === 'encoded' ? encoded.photo : file;
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
