import type { FastifyInstance } from 'fastify';

/** Makes ids that tell requests apart in the log, over restarts too, and cost next to nothing. */
export function createRequestIds(): () => string {
  const start = crypto.randomUUID().slice(0, 8);
  let count = 0;
  return () => `${start}-${(count += 1)}`;
}

/** Logs each answered request by its route, never by its URL, which can hold a token. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
