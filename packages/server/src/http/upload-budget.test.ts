import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { UPLOAD_BUDGET } from './upload-budget.ts';

const server = await startTestServer();
afterAll(server.close);
const BYTES = 20 * 1024 * 1024;

/** Begins to send a large photo and never goes on. `answer` is what has come back so far. */
function beginUpload({ token }: SignedIn) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(
    `POST /api/validate-photo HTTP/1.1\r\nHost: x\r\nCookie: __Host-session=${token()}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${BYTES}\r\n\r\n--b\r\n`,
  );
  return { answer: () => answer, goAway: () => socket.destroy() };
}

test('a crowd of uploads is refused politely, and places become free again', async () => {
  const noor = await server.member();
  const places = Math.floor(UPLOAD_BUDGET / BYTES);
  const crowd = Array.from({ length: places + 5 }, () => beginUpload(noor));
  const refused = await vi.waitFor(
    () => {
      const answers = crowd.map(({ answer }) => answer()).filter(Boolean);
      expect(answers).toHaveLength(5);
      return answers;
    },
    { timeout: 5000 },
  );
  for (const answer of refused) {
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*"The service is busy\./);
  }
  expect((await noor.get('/api/me')).status).toBe(200);

  for (const { goAway } of crowd) goAway();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(BYTES - 1000)]), 'photo.jpg');
  const upload = () => noor.post('/api/validate-photo', form);
  await vi.waitFor(async () => expect((await upload()).status).not.toBe(503), {
    timeout: 5000,
    interval: 500,
  });
});
