import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long answers under way may take while the server stops, in milliseconds. */
const GRACE = 5_000;

/**
 * Shuts down gracefully. Connections without a request (silent ones, half a header) are closed at once.
 * Requests in progress, half an upload among them, are still answered, and the client is told not to reuse
 * the connection; after `GRACE` they are cut.
 */
export function registerDrain(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let isClosing = false;

  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isClosing) socket.destroy();
  });
  // Node counts a connection without a complete header as busy, so we count ourselves.
  app.server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => {
      answering.delete(socket);
      if (isClosing) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of sockets) if (!answering.has(socket)) socket.destroy();
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
    app.server.once('close', () => clearTimeout(cut));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
