import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { sentenceOf } from './error-handler.ts';

/** How long a client may take no byte of its answer, in milliseconds. */
const READING_PATIENCE = 30_000;

/** How long a client that was still sending has to read its answer, in milliseconds. */
const LINGER = 2_000;

/** Bounds what a connection can cost: answers that nobody reads, and bodies that go on after their answer. */
export function registerConnectionLimits(app: FastifyInstance, patience = READING_PATIENCE): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Node refuses these by itself otherwise, without a word.
    const isNameless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(isNameless ? new Refusal('unreadable') : undefined);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    endUnreadBody(request, reply.raw);
    // Taking a part of the answer starts the time anew, and so does the next request.
    reply.raw.socket?.setTimeout(patience);
    done(null, payload);
  });
  // An expectation that we do not know changes nothing about the request.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/**
 * Ends the connection after an answer that is given before its body has come, instead of reading the rest.
 * The client is given a moment to read it: closing at once would throw away what is on the way to it.
 */
export function endUnreadBody({ raw: request }: FastifyRequest, response: ServerResponse): void {
  const { socket } = request;
  if (request.complete || !hasBody(request) || response.headersSent) return;
  response.setHeader('connection', 'close');
  // What Node calls once such an answer has been written.
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

/** Makes the function that answers what cannot be read as HTTP at all, before there is a request. */
export function createParserErrorHandler(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // The rest of a request whose answer is out already, or a client that has gone.
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
