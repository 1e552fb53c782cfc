import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_PERMISSIONS, CAMERA_WORKER_POLICY, isApi } from './security-headers.ts';

/** The page that draws every screen which was not rendered in advance. */
const SHELL = 'app.html';

/** Public pages that were rendered in advance, so that they show before any script has run. */
const PRERENDERED: Record<string, string> = {
  '/': 'index.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/terms': 'terms.html',
};

/** Files as they lie in the directory, compressed or not. */
const DOCUMENT = /\.html(\.br|\.gz)?$/;
const CAMERA_WORKER = /[/\\]guide\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/** Serves the built web app from `directory`, and the answer for every unknown address. */
export async function registerWebApp(app: FastifyInstance, directory: URL): Promise<void> {
  const isBuilt = existsSync(new URL(SHELL, directory));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(directory),
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      // Only what is listed at the start is served. Pages have addresses without an extension.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.html', 'csp.json'],
      setHeaders: (reply, path) => {
        // Built assets carry a hash of their content in the name, so they never change.
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (CAMERA_WORKER.test(path)) reply.header('content-security-policy', CAMERA_WORKER_POLICY);
        if (DOCUMENT.test(path)) reply.header('permissions-policy', APP_PERMISSIONS);
      },
    });
    for (const [url, file] of Object.entries(PRERENDERED)) {
      app.get(url, (_request, reply) => reply.sendFile(file));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt) return answerNotFound(request, reply);
    // A form that is sent before its script has come, or without one, leads to its page again.
    if (request.method === 'POST' && Object.hasOwn(PRERENDERED, pathOf(request)))
      return reply.redirect(request.url, 303);
    return isPage(request) ? reply.sendFile(SHELL) : answerNotFound(request, reply);
  });
}

// A page has no extension and is asked for by a browser; scanners that look for files find nothing.
function isPage(request: FastifyRequest): boolean {
  const { method, url, headers } = request;
  const path = pathOf(request);
  const isFile = path.includes('.') || path.startsWith('/assets/');
  return (
    ['GET', 'HEAD'].includes(method) && !isApi(url) && !isFile && (headers.accept ?? '').includes('text/html')
  );
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ detail: 'There is nothing at this address.' });
}
