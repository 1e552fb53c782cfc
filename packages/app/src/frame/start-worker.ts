import type { QueryClient } from '@tanstack/react-query';
import { findOfflineCopy } from '../lib/browser-storage.ts';
import { receiveSharedPhoto } from '../lib/shared-photo.ts';
import { trustedScriptUrl } from '../photo/trusted-script-url.ts';
import type { NewBuild } from '../lib/worker-messages.ts';

/** The address of the service worker, which scripts/build-worker.ts builds. */
const WORKER = '/service-worker.js';

/**
 * Registers the service worker, looks for a new one whenever somebody comes back to this tab, and raises
 * `newversion` when one of another build than this page works. `entry` is the address of the page's first
 * script. Does nothing where the browser or the address allows no worker: the app needs none.
 */
export function startWorker(entry: string, client: QueryClient): void {
  void receiveSharedPhoto();
  void resumeCopy(client);
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || import.meta.env.DEV) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<NewBuild>) => {
    if (new URL(data.entry, entry).href !== entry) window.dispatchEvent(new Event('newversion'));
  });
  serviceWorker.startMessages();
  const look = async () => {
    const registration = await serviceWorker.getRegistration();
    await registration?.update();
  };
  document.addEventListener('visibilitychange', () => {
    // Without a network it looks again next time.
    if (!document.hidden) look().catch(() => undefined);
  });
  serviceWorker.register(trustedScriptUrl(WORKER)).catch(() => undefined);
}

async function resumeCopy(client: QueryClient): Promise<void> {
  if ((await findOfflineCopy()) === null) return;
  const { resumeKeeping } = await import('../data/offline-copy.ts');
  await resumeKeeping(client);
}
