import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** The logger's settings: one JSON line a request, without addresses, cookies, bodies or tokens. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      // Database errors carry the offending values (an e-mail address, for one) in other properties.
      err: ({ name, code, message, stack }: Error & { code?: string }) => ({
        type: name,
        code,
        message,
        stack,
      }),
    },
  } as NonNullable<FastifyServerOptions['logger']>;
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
