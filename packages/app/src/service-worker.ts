// The service worker: the app starts without a network, and takes a photo that another app shares. It holds
// code only, and the pages do everything else. They never wait for it: scripts/build.ts builds it by itself.

import type { NewBuild, WorkerRequest } from './lib/worker-messages.ts';

/** From the build: the address of the script that every page starts with. It changes with every build. */
declare const ENTRY: string;

/** From the build: the addresses of what the app needs to start without a network. */
declare const STARTING: string[];

/** From the build: the addresses of what it needs besides to show a report and a routine from a copy. */
declare const READING: string[];

/** The part of a worker's scope that is used here; TypeScript's DOM library lacks it. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest> & LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;

/** Also in `STORAGE_KEYS` of lib/browser-storage.ts, which the privacy policy lists. */
const CODE_KEY = 'daylit.app-code';

/** The cache of `offlineCopy` there: while a member keeps one, the code that shows it is kept, too. */
const COPY_KEY = 'daylit.offline-copy';

/** Each build has a cache of its own. */
const CACHE = `${CODE_KEY} ${ENTRY}`;

/** A page whose document is the same for every visitor. It starts the app at any address. */
const SHELL = '/dashboard';

/** Files whose name changes with their content. The models that look at the camera are too large. */
const HASHED_CODE = /^\/assets\/[^/]+\.(js|css|svg|woff2)$/;

/** Addresses that are not pages of the app, or that end a session: the network alone answers them. */
const LEFT_ALONE =
  /^\/(api|health|metrics|mailbox|restore|doctor|operator|sandbox|unsubscribe|logout)(\/|$)/i;

/** Where the share menu of a phone sends a photo: `share_target` of public/manifest.webmanifest. */
const SHARE = '/share';

/** How long a shared photo waits for its page, in milliseconds. */
const SHARED_WAITS = 60_000;

/** The shared photo, in memory only, until its page has taken it. */
let shared: { photo: File; end: () => void } | undefined;

worker.addEventListener('install', (event) => event.waitUntil(keepCode()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-reading') event.waitUntil(keepFiles(READING));
  else handOver(event.ports[0]);
});
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (method === 'POST' && pathname === SHARE) event.respondWith(takeShared(event));
  if (method !== 'GET') return;
  if (HASHED_CODE.test(pathname)) event.respondWith(findCode(event));
  else if (mode === 'navigate' && !LEFT_ALONE.test(pathname)) event.respondWith(openPage(event));
});

/** Fails, and is tried again later, where the server has another build by now. */
async function keepCode(): Promise<void> {
  const shell = await fetch(SHELL, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!(await shell.clone().text()).includes(ENTRY)) throw new Error('The server has another build.');
  await keepFiles((await caches.has(COPY_KEY)) ? [...STARTING, ...READING] : STARTING);
  await (await caches.open(CACHE)).put(SHELL, shell);
  // No page depends on the worker's version, because the code of the build before stays.
  await worker.skipWaiting();
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const isKept = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, at) => !isKept[at]));
}

async function takeOver(): Promise<void> {
  // Oldest first. A page of the build before may still be open.
  const others = (await caches.keys()).filter((name) => name.startsWith(CODE_KEY) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  // The network is asked while the worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  for (const page of await worker.clients.matchAll())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- these are clients, not windows.
    page.postMessage({ entry: ENTRY } satisfies NewBuild);
}

async function findCode(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    // A full disk only means that the file is fetched again.
    event.waitUntil(
      caches
        .open(CACHE)
        .then((cache) => cache.put(event.request, copy))
        .catch(() => undefined),
    );
  }
  return response;
}

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const shell = await caches.match(SHELL, { cacheName: CACHE });
    if (shell) return shell;
    throw error;
  }
}

function handOver(port: MessagePort | undefined): void {
  port?.postMessage(shared?.photo ?? null);
  shared?.end();
}

/** Leads to the page that asks for the photo. Nothing is sent or stored. */
async function takeShared(event: FetchEvent): Promise<Response> {
  const form = await event.request.formData().catch(() => null);
  const photo = form?.get('photo');
  if (photo instanceof File) {
    // Browsers stop an idle worker.
    event.waitUntil(
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), SHARED_WAITS);
        const end = () => {
          clearTimeout(timer);
          if (shared?.photo === photo) shared = undefined;
          resolve();
        };
        shared?.end();
        shared = { photo, end };
      }),
    );
  }
  return Response.redirect('/upload?shared', 303);
}
