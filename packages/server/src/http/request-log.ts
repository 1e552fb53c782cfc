import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Makes cheap request ids that are unique in the log, also across restarts. */
export function createRequestIds(): () => string {
  const start = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count += 1)}`;
}

/** Logs and measures each answered request by its route, never by its URL, which can hold a token. */
export function registerRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ request: request.id, method, route, status, ms: Math.round(elapsedTime) });
    metrics.observe({ method, route, status }, elapsedTime / 1000);
    done();
  });
}
