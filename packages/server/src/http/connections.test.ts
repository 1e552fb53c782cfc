import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendRaw } from '../../test/send-raw.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createParserErrorHandler, registerConnectionLimits } from './connections.ts';
import { apiHeaders } from './security-headers.ts';

const server = await startTestServer({
  env: { PUBLIC_URL: 'https://daylit.example', SMTP_URL: 'smtp://127.0.0.1:1' },
});
afterAll(server.close);

/**
 * The status of an answer in our own form: our headers, one sentence, and nothing behind it. Otherwise a
 * description of it.
 */
function statusOfRefusal(answer: string): number | string {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const missing = [
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control: no-store',
    'strict-transport-security: max-age=63072000; includesubdomains',
  ].filter((header) => !head.toLowerCase().includes(header));
  const isSentence = /^{"detail":"[A-Z][^"]+\."}$/.test(body);
  return missing.length === 0 && isSentence ? Number(answer.slice(9, 12)) : answer;
}

test.each([
  ['is no HTTP', 'SIP/2.0 hello\r\n\r\n', 400],
  [
    'has two lengths',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'has a length and chunks',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['has a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['names no host', 'GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('a request that %s is refused in our own words', async (_name, bytes, status) => {
  expect(statusOfRefusal(await sendRaw(server.url, bytes))).toBe(status);
});

test('a request whose headers never end is refused in our own words', async () => {
  const impatient = createServer({
    headersTimeout: 100,
    requestTimeout: 100,
    connectionsCheckingInterval: 20,
  });
  impatient.on('clientError', createParserErrorHandler(apiHeaders('https://daylit.example')));
  await once(impatient.listen(0), 'listening');
  const { port } = impatient.address() as AddressInfo;
  const answer = await sendRaw(`http://127.0.0.1:${port}`, 'GET / HTTP/1.1\r\nHost: x\r\n');
  expect(statusOfRefusal(answer)).toBe(408);
  impatient.close();
});

test('an unknown Expect header changes nothing', async () => {
  const answer = await sendRaw(
    server.url,
    'GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['/api/validate-photo', '/api/logout', '/api/%E0%A4%A', '/nowhere'])(
  'the rest of a body is not read once %s has been answered',
  async (path) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    const piece = Buffer.alloc(1024 * 1024);
    for (let sent = 0; sent < 100; sent++) socket.write(piece);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 [24]\d\d [^]*connection: close/);
    // The system's buffers on both sides of the connection.
    expect(socket.bytesWritten - socket.writableLength).toBeLessThan(30 * piece.length);
    socket.destroy();
  },
);

test('an answer that nobody reads times out', async () => {
  const app = Fastify();
  registerConnectionLimits(app, 200);
  const answered = Promise.withResolvers<boolean>();
  app.get('/', async (_request, reply) => {
    reply.raw.once('close', () => answered.resolve(reply.raw.writableFinished));
    return Buffer.alloc(100 * 1024 * 1024);
  });
  await app.listen({ port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await answered.promise).toBe(false);
  socket.destroy();
  await app.close();
});
