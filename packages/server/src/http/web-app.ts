import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Documents, readDocuments, sendDocument } from './documents.ts';
import { createMemberPages, type MemberPagesOptions } from './member-pages.ts';
import { CAMERA_WORKER_POLICY, isApi } from './security-headers.ts';

/** Path of the worker's file in the directory, compressed or not. */
const CAMERA_WORKER = /[/\\]guide\.worker-[\w-]+\.js(\.br|\.gz)?$/;

interface WebAppOptions extends MemberPagesOptions {
  /** Otherwise a browser that has the app's service worker removes it. */
  hasServiceWorker: boolean;
}

const WORKER = 'service-worker.js';

/** In the place of the worker: it ends, with the code that it has kept. What a member keeps stays. */
const ENDING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) if (name.startsWith('daylit.app-code')) await caches.delete(name);
  await registration.unregister();
}
`;

/** Where the share menu of a phone sends a photo, as the app's manifest says. */
const SHARE = '/share';

/** Serves the built web app, and answers every unknown address. */
export async function registerWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory, settings, hasServiceWorker } = options;
  if (!existsSync(new URL('app.html', directory))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  await registerFiles(app, directory, hasServiceWorker ? [] : [WORKER]);
  if (!hasServiceWorker)
    app.get(`/${WORKER}`, (_request, reply) =>
      reply.headers({ 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).send(ENDING_WORKER),
    );
  const documents = await readDocuments(directory, settings);
  const drawForMember = createMemberPages(app, documents, options);
  const { shell, prerendered } = documents;
  // Pages have no routes of their own: an address can be written in many ways, and the app's router accepts
  // them all.
  app.setNotFoundHandler(async (request, reply) => {
    if (isLedToLogout(request)) return reply.redirect(ASKING_LOGOUT, 303);
    const path = pathOf(request);
    const document = prerendered.get(path);
    // Without a service worker a shared photo comes here. It is not read, and the page says so.
    if (path === SHARE && request.method === 'POST') return reply.redirect('/upload?shared', 303);
    // A form that is sent before its script has loaded, or without scripts, leads back to its page.
    if (document && request.method === 'POST') return reply.redirect(path + queryOf(request), 303);
    const visitors =
      document && isReading(request) ? document : isPage(request, documents) ? shell : undefined;
    if (!visitors) return answerNotFound(request, reply);
    const drawn = request.method === 'GET' ? await drawForMember(path, request, reply) : null;
    return drawn === null ? sendDocument(visitors, request, reply) : reply.send(drawn);
  });
}

async function registerFiles(
  app: FastifyInstance,
  directory: URL,
  replaced: readonly string[],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(directory),
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    // Only files that exist at the start are served. Pages have addresses without an extension.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'members/**', 'csp.json', 'pages.json', ...replaced],
    setHeaders: (reply, path) => {
      // Built assets carry a hash of their content in the name, so they never change.
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (CAMERA_WORKER.test(path)) reply.header('content-security-policy', CAMERA_WORKER_POLICY);
    },
  });
}

// A browser gets the app at every address without an extension, and the app shows when there is no such page.
// Mail programs that check a link, and command-line tools, accept any type. They get only pages that exist,
// so that scanners that look for files find nothing.
function isPage(request: FastifyRequest, { hasPage }: Documents): boolean {
  const path = pathOf(request);
  const accepted = request.headers.accept || '*/*';
  const isFile = /\.|^\/assets(\/|$)/.test(path);
  const isWanted = /text\/html/i.test(accepted) || (/text\/\*|\*\/\*/i.test(accepted) && hasPage(path));
  return isReading(request) && !isApi(request.url) && !isFile && isWanted;
}

/** The page that logs out, asking first. */
const ASKING_LOGOUT = '/logout?ask';

/**
 * Whether another site led a browser to the page that logs out at once. It may have been a link to anything.
 * A site of the same domain is another one, too: who runs it may be somebody else.
 */
function isLedToLogout(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return false;
  // Decoded, because the app's router decodes an address, too.
  return /^\/logout$/i.test(decodeURIComponent(pathOf(request))) && request.url !== ASKING_LOGOUT;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The path as the app's router reads it: neither case nor slashes at the end tell two pages apart. */
function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}

/** The answer of an address that nothing serves. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ detail: 'There is nothing at this address.' });
}
