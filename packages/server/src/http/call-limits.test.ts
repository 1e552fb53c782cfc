import { afterAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { FLOOD_LIMIT } from './flood-guard.ts';

const server = await startTestServer();
afterAll(server.close);
const points = CALL_LIMITS.verifyEmail?.points ?? 0;

async function countAccepted(servers: TestServer[], network: string, tries: number): Promise<number> {
  const replies = Array.from({ length: tries }, async (_, n) => {
    const visitor = servers[n % servers.length]?.visitor(network);
    return visitor?.get('/api/verify-email?token=wrong');
  });
  return (await Promise.all(replies)).filter((reply) => reply?.status === 400).length;
}

test('a limit holds exactly, over two servers and a restart', async () => {
  const second = await startTestServer({ databaseUrl: server.databaseUrl });
  const { network } = server.visitor();
  expect(await countAccepted([server, second], network, points + 60)).toBe(points);
  await second.close();

  const restarted = await startTestServer({ databaseUrl: server.databaseUrl });
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

test('nobody can flood even the cheapest call', async () => {
  expect(await countAlive([server], server.visitor().network)).toBe(FLOOD_LIMIT);
});

test('nor by asking two servers, or after a restart', async () => {
  const second = await startTestServer({ databaseUrl: server.databaseUrl });
  const { network } = server.visitor();
  const accepted = await countAlive([server, second], network);
  // Each server gives the first 60 calls away without asking the database.
  expect(accepted).toBeGreaterThanOrEqual(FLOOD_LIMIT);
  expect(accepted).toBeLessThanOrEqual(FLOOD_LIMIT + 60);
  await second.close();

  const restarted = await startTestServer({ databaseUrl: server.databaseUrl });
  expect(await countAlive([restarted], network)).toBeLessThanOrEqual(60);
  await restarted.close();
});

async function countAlive(servers: TestServer[], network: string): Promise<number> {
  const replies = Array.from({ length: FLOOD_LIMIT + 80 }, async (_, n) =>
    servers[n % servers.length]?.visitor(network).get('/health/live'),
  );
  return (await Promise.all(replies)).filter((reply) => reply?.status === 200).length;
}
