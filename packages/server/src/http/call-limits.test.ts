import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeAnalyser } from '../../test/fake-analyser.ts';
import { photoForm, scanForm } from '../../test/scans.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { FLOOD_LIMIT } from './flood-guard.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
// No minute ends while its calls are counted, however slow the machine is.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});
const points = CALL_LIMITS.verifyEmail?.points ?? 0;

/**
 * How many calls are under way at once: each costs two open files here, of which some machines grant 1,024.
 */
const AT_ONCE = 50;

/** Asks `tries` times and counts the answers of one status. */
async function count(
  status: number,
  tries: number,
  ask: (n: number) => Promise<{ status: number } | undefined>,
): Promise<number> {
  let found = 0;
  for (let begun = 0; begun < tries; begun += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, tries - begun) }, async (_, n) => ask(begun + n));
    found += (await Promise.all(wave)).filter((reply) => reply?.status === status).length;
  }
  return found;
}

const countAccepted = async (servers: TestServer[], network: string, tries: number) =>
  count(400, tries, async (n) =>
    servers[n % servers.length]?.visitor(network).get('/api/verify-email?token=wrong'),
  );

test('a limit holds exactly, over two servers and a restart', async () => {
  const second = await startTestServer({ beside: server });
  const { network } = server.visitor();
  expect(await countAccepted([server, second], network, points + 60)).toBe(points);
  await second.close();

  const restarted = await startTestServer({ beside: server });
  const reply = await restarted.visitor(network).get('/api/verify-email?token=wrong');
  await restarted.close();
  expect(reply).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/^Too many tries\. Please wait \d+ seconds? /) },
  });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one network does not use up the tries of another', async () => {
  expect(await countAccepted([server], server.visitor().network, 1)).toBe(1);
});

test('a header of the caller does not change the network it is counted for', async () => {
  const network = server.visitor().network;
  await countAccepted([server], network, points);
  const reply = await server.visitor(`1.2.3.4, ${network}`).get('/api/verify-email?token=wrong');
  expect(reply.status).toBe(429);
});

test.each([
  ['validatePhoto', '/api/validate-photo', 20, () => photoForm(Buffer.from('a photo'))],
  ['scanSkin', '/api/scan-skin', 6, () => scanForm(Buffer.from('a photo'))],
] as const)('the limit of %s holds for a member on every network', async (_id, path, most, body) => {
  const noor = await server.member();
  const statuses: number[] = [];
  for (let n = 0; n <= most; n++) {
    const headers = { 'x-forwarded-for': server.visitor().network };
    statuses.push((await noor.post(path, body(), headers)).status);
  }
  expect(statuses.slice(0, most).every((status) => status < 300)).toBe(true);
  expect(statuses[most]).toBe(429);
  expect((await (await server.member()).post(path, body())).status).toBeLessThan(300);
});

test('a photo check says how many are left in this hour', async () => {
  const noor = await server.member();
  const left = async () =>
    (await noor.post('/api/validate-photo', photoForm(Buffer.from('a photo')))).headers.get('x-checks-left');
  expect([await left(), await left()]).toEqual(['19', '18']);
});

test('a session is limited on all its networks, and only that session', async () => {
  const noor = await server.member();
  const neighbour = await server.member();
  const networks = [server.visitor().network, server.visitor().network];
  const accepted = await count(200, FLOOD_LIMIT + 80, async (n) =>
    noor.get('/api/transparency', { 'x-forwarded-for': networks[n % 2] ?? '' }),
  );
  expect(accepted).toBe(FLOOD_LIMIT);
  for (const network of networks) {
    const reply = await neighbour.get('/api/transparency', { 'x-forwarded-for': network });
    expect(reply.status).toBe(200);
  }
});

test('the flood limit holds even for the cheapest call', async () => {
  expect(await countAlive([server], server.visitor().network)).toBe(FLOOD_LIMIT);
});

test('the flood limit holds over two servers and after a restart', async () => {
  const second = await startTestServer({ beside: server });
  const { network } = server.visitor();
  const accepted = await countAlive([server, second], network);
  // Each server gives the first 60 calls away without asking the database.
  expect(accepted).toBeGreaterThanOrEqual(FLOOD_LIMIT);
  expect(accepted).toBeLessThanOrEqual(FLOOD_LIMIT + 60);
  await second.close();

  const restarted = await startTestServer({ beside: server });
  expect(await countAlive([restarted], network)).toBeLessThanOrEqual(60);
  await restarted.close();
});

const countAlive = async (servers: TestServer[], network: string) =>
  count(200, FLOOD_LIMIT + 80, async (n) =>
    servers[n % servers.length]?.visitor(network).get('/health/live'),
  );
