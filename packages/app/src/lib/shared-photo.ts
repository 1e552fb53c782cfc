import { useSyncExternalStore } from 'react';
import type { WorkerRequest } from './worker-messages.ts';

/** How long the service worker may take to hand over the photo, in milliseconds. */
const HANDED_OVER_IN = 5000;

/**
 * The photo that another app has shared with this page; `lost` where there is none any more. In the memory of
 * this tab only, so that a login in between keeps it.
 */
let shared: File | 'lost' | undefined;

const listeners = new Set<() => void>();

function set(photo: typeof shared): void {
  shared = photo;
  for (const tell of listeners) tell();
}

/** Takes the photo from the service worker, if this document was opened by sharing one. */
export async function receiveSharedPhoto(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || !new URL(opened.name).searchParams.has('shared')) return;
  const worker = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller;
  const { port1, port2 } = new MessageChannel();
  const photo = new Promise<File | null>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<File | null>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(null), worker ? HANDED_OVER_IN : 0);
  });
  worker?.postMessage('take-shared-photo' satisfies WorkerRequest, [port2]);
  set((await photo) ?? 'lost');
  port1.close();
}

/** The shared photo, until it is forgotten. */
export function useSharedPhoto(): typeof shared {
  return useSyncExternalStore(
    subscribe,
    () => shared,
    () => undefined,
  );
}

/** Forgets the photo, once a form has it. */
export function forgetSharedPhoto(): void {
  set(undefined);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
