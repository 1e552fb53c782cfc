import { connect, type Socket } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { UPLOAD_BUDGET } from './upload-budget.ts';

const server = await startTestServer();
afterAll(server.close);
const BYTES = 20 * 1024 * 1024;

/** Begins to send a large photo and never goes on. */
function beginUpload({ token }: SignedIn): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /api/scan-skin HTTP/1.1\r\nHost: x\r\nCookie: __Host-session=${token()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${BYTES}\r\n\r\n--b\r\n`,
  );
  return socket;
}

test('a crowd of uploads is refused politely, and places become free again', async () => {
  const noor = await server.member();
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(BYTES - 1000)]), 'photo.jpg');
  const upload = () => noor.post('/api/scan-skin', form);
  expect((await upload()).status).not.toBe(503);

  const places = Math.floor(UPLOAD_BUDGET / BYTES);
  const crowd = Array.from({ length: places }, () => beginUpload(noor));
  const refused = await vi.waitFor(async () => {
    const reply = await upload();
    expect(reply.status).toBe(503);
    return reply;
  });
  expect(refused.body).toEqual({ detail: 'The service is busy. Please try again in a moment.' });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await noor.get('/api/me')).status).toBe(200);

  for (const socket of crowd) socket.destroy();
  await vi.waitFor(async () => expect((await upload()).status).not.toBe(503), { timeout: 5000 });
});
