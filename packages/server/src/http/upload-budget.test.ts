import { connect } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { createFakeAnalyser } from '../../test/fake-analyser.ts';
import { photoForm } from '../../test/scans.ts';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { UPLOAD_BUDGET } from './upload-budget.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);
const MEGABYTE = 1024 * 1024;
const WAIT = { timeout: 20_000, interval: 20 };

/** Starts to send a photo and never finishes. `answer` is what has come back so far. */
function beginUpload({ token }: SignedIn, length: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/validate-photo HTTP/1.1\r\nHost: x\r\nCookie: session=${token()}\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
  );
  return { socket, answer: () => answer, goAway: () => socket.destroy() };
}

/** The same without a length, of this many megabytes. */
function beginChunked(member: SignedIn, megabytes: number) {
  const upload = beginUpload(member, 'Transfer-Encoding: chunked');
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  upload.socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
  for (let sent = 0; sent < megabytes; sent++) {
    upload.socket.write(`${MEGABYTE.toString(16)}\r\n`);
    upload.socket.write(zeros);
    upload.socket.write('\r\n');
  }
  return upload;
}

const zeros = Buffer.alloc(MEGABYTE);
const upload = (member: SignedIn) => member.post('/api/validate-photo', photoForm(zeros));

test('an upload that is announced and never sent blocks nobody else', async () => {
  const noor = await server.member();
  const crowd = Array.from({ length: 200 }, () => beginUpload(noor, `Content-Length: ${20 * MEGABYTE}`));
  const refused = await vi.waitFor(() => {
    const answers = crowd.map(({ answer }) => answer()).filter(Boolean);
    expect(answers).toHaveLength(198);
    return answers;
  }, WAIT);
  for (const answer of refused) {
    expect(answer).toMatch(
      /^HTTP\/1\.1 429 [^]*retry-after: 5\r\n[^]*"Your other photos are still on their way/,
    );
  }
  expect((await upload(await server.member())).status).toBe(200);

  for (const { goAway } of crowd) goAway();
  await vi.waitFor(async () => expect((await upload(noor)).status).toBe(200), WAIT);
});

test('bytes that have arrived count, with a length or without, until memory is full', async () => {
  const size = 19;
  const fitting = Math.floor(UPLOAD_BUDGET / MEGABYTE / size);
  const crowd: ReturnType<typeof beginChunked>[] = [];
  for (let n = 0; n <= fitting; n++) crowd.push(beginChunked(await server.member(), size));
  const [refused] = await vi.waitFor(() => {
    const answers = crowd.map(({ answer }) => answer()).filter(Boolean);
    expect(answers).toHaveLength(1);
    return answers;
  }, WAIT);
  expect(refused).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5\r\n[^]*"The service is busy\./);

  for (const { goAway } of crowd) goAway();
  const noor = await server.member();
  await vi.waitFor(async () => expect((await upload(noor)).status).toBe(200), WAIT);
});

test('more than the form can ever hold is refused before it is read', async () => {
  const { answer } = beginUpload(await server.member(), `Content-Length: ${300 * MEGABYTE}`);
  await vi.waitFor(
    () => expect(answer()).toMatch(/^HTTP\/1\.1 413 [^]*"This is too large\. A photo may have 20 MB/),
    WAIT,
  );
});

test('more than the form can ever hold is refused as soon as it has arrived, without reading the rest', async () => {
  const { socket, answer } = beginChunked(await server.member(), 200);
  await new Promise((resolve) => socket.once('end', resolve));
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /);
  // Besides the form, the system's buffers on both sides of the connection hold some.
  expect(socket.bytesWritten - socket.writableLength).toBeLessThan(60 * MEGABYTE);
});

test('a form of texts is bounded like one of files', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  for (let sent = 0; sent < 200; sent++) {
    socket.write(`${MEGABYTE.toString(16)}\r\n`);
    socket.write(zeros);
    socket.write('\r\n');
  }
  await new Promise((resolve) => socket.once('end', resolve));
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"This is too large to be sent\."/);
  expect(socket.bytesWritten - socket.writableLength).toBeLessThan(60 * MEGABYTE);
});
