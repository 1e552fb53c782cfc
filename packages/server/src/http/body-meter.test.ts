import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { meterBody } from './body-meter.ts';

const server = await startTestServer();
afterAll(server.close);
afterEach(() => void vi.useRealTimers());

/** Lets a body arrive, one entry a second in bytes, and returns after how many seconds it was refused. */
async function secondsUntilRefused(pace: readonly number[]): Promise<number | undefined> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const body = new PassThrough();
  const metered = meterBody(body, () => undefined).resume();
  for (const [second, bytes] of pace.entries()) {
    if (bytes > 0) body.write(Buffer.alloc(bytes));
    await nextTurn();
    vi.advanceTimersByTime(1_000);
    if (metered.destroyed) return second + 1;
  }
  return undefined;
}

const steady = (bytes: number, seconds: number) => Array.from({ length: seconds }, () => bytes);

test.each([
  ['nothing ever comes', steady(0, 60), 10],
  ['it trickles', steady(1_000, 60), 10],
  ['it stops in the middle', [...steady(100_000, 5), ...steady(0, 60)], 19],
  ['it becomes too slow on average', [...steady(20_000, 10), ...steady(100, 200)], 41],
])('a body is refused when %s', async (_name, pace, seconds) => {
  expect(await secondsUntilRefused(pace)).toBe(seconds);
});

test.each([
  ['slow and steady', steady(5_000, 120)],
  ['quiet at first', [...steady(0, 9), 60_000, ...steady(5_000, 60)]],
  ['quiet in between', [...steady(50_000, 10), ...steady(0, 13), ...steady(5_000, 30)]],
])('a body that is %s is waited for', async (_name, pace) => {
  expect(await secondsUntilRefused(pace)).toBeUndefined();
});

test('a body that has arrived completely waits for its reader', async () => {
  const body = new PassThrough();
  const metered = meterBody(body, () => undefined);
  for (let sent = 0; sent < 10; sent++) body.write(Buffer.alloc(10_000));
  body.end();
  await once(body, 'close');
  expect(await buffer(metered)).toHaveLength(100_000);
});

test('a body whose connection is lost ends in an error', async () => {
  const body = new PassThrough();
  const metered = meterBody(body, () => undefined);
  body.write('the beginning');
  body.destroy();
  await expect(buffer(metered)).rejects.toMatchObject({ status: 400 });
});

test.each([
  ['a form', 'POST /api/login', 'multipart/form-data; boundary=b'],
  ['JSON', 'POST /api/2fa/verify-login', 'application/json'],
])('%s that never comes is answered like any other mistake', async (_name, call, type) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(`${call} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`);
  while (!socket.closed) {
    vi.advanceTimersByTime(1_000);
    await nextTurn();
  }
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close\r\n[^]*{"detail":"The request took too long/);
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('a megabyte from a caller that claims to be the payment provider is refused, and blocks nothing when it stalls', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const unheard = vi.fn<(error: unknown) => void>();
  process.once('uncaughtException', unheard);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    'POST /api/stripe/webhook HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
      'Stripe-Signature: x\r\nContent-Length: 1048576\r\n\r\n{"id":',
  );
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 [^]*"detail":/);
  vi.advanceTimersByTime(20_000);
  await nextTurn();
  expect(unheard).not.toHaveBeenCalled();
  process.off('uncaughtException', unheard);
  socket.destroy();
});
