import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { sentenceOf } from './error-handler.ts';

/** How long a client may read no byte of its answer, in milliseconds. */
const READ_TIMEOUT = 30_000;

/** How long a client that was still sending has to read its answer, in milliseconds. */
const LINGER = 2_000;

/**
 * Limits what a connection can cost: a client may stop reading its answer, or keep sending its body after the
 * answer.
 */
export function registerConnectionLimits(app: FastifyInstance, readTimeout = READ_TIMEOUT): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Node itself would refuse these with an empty body.
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? new Refusal('unreadable') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    endUnreadBody(request, reply.raw);
    // The timeout starts again when the client reads a part of the answer, and with the next request.
    // A call that a page makes inside the server has none.
    if (reply.raw.socket instanceof Socket) reply.raw.socket.setTimeout(readTimeout);
    done(null, payload);
  });
  // A request with an unknown Expect header is answered as if it had none.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/**
 * Ends the connection after an answer that is given before the request's body has come, instead of reading
 * the rest. The client gets a moment to read the answer: closing at once would discard what is still in
 * transit.
 */
export function endUnreadBody({ raw: request }: FastifyRequest, response: ServerResponse): void {
  const { socket } = request;
  if (request.complete || !hasBody(request) || response.headersSent) return;
  response.setHeader('connection', 'close');
  // Node calls this once such an answer has been written.
  socket.destroySoon = () => {
    socket.end();
    socket.pause();
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes the handler for data that cannot be read as HTTP, which arrives before there is a request. */
export function createParserErrorHandler(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The rest of a request that has been answered already, or a client that is gone.
    if (!socket.writable || socket.writableEnded || error.code === 'ECONNRESET') return void socket.destroy();
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ detail: sentenceOf(status) });
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.pause();
    setTimeout(() => socket.destroy(), LINGER).unref();
  };
}
