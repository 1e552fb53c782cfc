import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { accessTokenOf } from './programs.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send (CSRF). This holds without a session too: a forged
 * login would put the victim's next photo into another person's account. `ownOrigin` is the address that
 * people use.
 */
export function registerCrossSiteDefence(app: FastifyInstance, ownOrigin: () => string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Only these routes read no cookie beside an access token.
    const isProgram = request.routeOptions.config.operationId && accessTokenOf(request) !== undefined;
    const isForged = !isProgram && !SAFE_METHODS.has(request.method) && isFromElsewhere(request, ownOrigin());
    done(isForged ? new Refusal('cross_site') : undefined);
  });
}

function isFromElsewhere(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  // Every browser sends one of the two headers with an unsafe method, so this is a program, and no cookie can
  // be stolen.
  if (origin === undefined) return false;
  if (origin === ownOrigin) return false;
  // Another name of this server. Where people use https, a page that came over plain http is refused, because
  // anyone on the network path could have changed it.
  const url = URL.parse(origin);
  const isWeaker = url?.protocol !== 'https:' && ownOrigin.startsWith('https:');
  return isWeaker || url?.host !== request.headers.host;
}

/**
 * Whether a script of ours made the request, and not a followed link, a preview or a mail scanner. Guards the
 * GET calls that change something. The header X-Requested-With is for browsers without fetch metadata.
 */
export function isByScript(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  const isOwnFetch =
    request.headers['sec-fetch-dest'] === 'empty' && (site === undefined || site === 'same-origin');
  return isOwnFetch || request.headers['x-requested-with'] !== undefined;
}
