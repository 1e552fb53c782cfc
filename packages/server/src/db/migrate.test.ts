import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { createTestDatabase } from '../../test/test-database.ts';

const databaseUrl = await createTestDatabase({ isEmpty: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-migrate-'));
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

test('five servers that start at once on an empty database all serve', async () => {
  const servers = await Promise.all(
    Array.from({ length: 5 }, () => startTestServer({ beside: { databaseUrl, dataDir } })),
  );
  const noor = await servers[0]?.member();
  for (const { url } of servers) {
    const response = await fetch(`${url}/api/me`, { headers: { cookie: `session=${noor?.token()}` } });
    expect(response.status).toBe(200);
  }
  await Promise.all(servers.map((server) => server.close()));
});
