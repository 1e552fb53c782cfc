import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send. Also without a session: a forged sign-in
 * would put the victim's next photo into somebody else's account. `ownOrigin` is where people reach us.
 */
export function registerCrossSiteDefence(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isForged = !SAFE_METHODS.has(request.method) && isFromElsewhere(request, ownOrigin());
    done(isForged ? new Refusal('cross_site') : undefined);
  });
}

function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  // No browser leaves both out on an unsafe method, so this is a program with no cookie to steal.
  if (origin === undefined) return false;
  if (origin === ownOrigin) return false;
  // By another name of ours. A page that came without encryption is anybody's on the way, so it is none of
  // ours where people reach us encrypted.
  const url = URL.parse(origin);
  const isWeaker = url?.protocol !== 'https:' && ownOrigin.startsWith('https:');
  return isWeaker || url?.host !== request.headers.host;
}

/**
 * Whether a script of ours asked, as opposed to a followed link, a preview or a mail scanner. Guards
 * the GET calls that change something. The second header is for browsers without fetch metadata.
 */
export function isByScript(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  const isOwnFetch =
    request.headers['sec-fetch-dest'] === 'empty' && (site === undefined || site === 'same-origin');
  return isOwnFetch || request.headers['x-requested-with'] !== undefined;
}
