import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

/** The answer as it comes over the line, which `fetch` would decompress. */
async function ask(path: string, accepted?: string) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.url + path, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('a long answer comes in the smallest coding that the client accepts, and says the same', async () => {
  const plain = await ask('/api/plans');
  expect(plain.status).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.length).toBeGreaterThan(1_000);
  const [br, gzip] = [await ask('/api/plans', 'gzip, br'), await ask('/api/plans', 'gzip, br;q=0')];
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(br.headers['content-length']).toBe(String(br.body.length));
  expect(br.body.length).toBeLessThan(plain.body.length / 2);
});

test('every one of many answers at once says the same, compressed or not', async () => {
  const plain = await ask('/api/plans');
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/api/plans', 'br')));
  const texts = answers.map(({ headers, body }) =>
    String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body),
  );
  expect(new Set(texts)).toEqual(new Set([String(plain.body)]));
});

test('a short answer is sent as it is', async () => {
  const { status, headers } = await ask('/api/me', 'br');
  expect(status).toBe(401);
  expect(headers['content-encoding']).toBeUndefined();
});
