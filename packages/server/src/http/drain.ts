import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const SWEEP_INTERVAL = 200;

/**
 * Lets the server stop without cutting anybody off: answers under way are finished and tell the
 * client not to reuse the connection, which would otherwise keep the server open for minutes.
 */
export function registerDrain(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
