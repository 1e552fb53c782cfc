import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { filesBelow } from '../test/files-below.ts';
import { facePhoto, marked } from '../test/photos.ts';
import { query } from '../test/query.ts';
import { type RealServer, startRealServer } from '../test/real-server.ts';
import { endedScan, scanForm } from '../test/scans.ts';
import { signUp } from '../test/sign-up.ts';
import { createTestDatabase } from '../test/test-database.ts';
import { createVisitor } from '../test/visitor.ts';

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-roles-'));
const databaseUrl = await createTestDatabase();
const running: RealServer[] = [];

async function start(role: 'web' | 'worker'): Promise<RealServer> {
  const PUBLIC_URL = running[0]?.url ?? '';
  const env = { DATABASE_URL: databaseUrl, ROLES: role, ...(role === 'worker' && { PUBLIC_URL }) };
  const server = await startRealServer(dataDir, env);
  running.push(server);
  return server;
}

afterAll(async () => {
  for (const server of running.toReversed()) await server.stop();
  await rm(dataDir, { recursive: true });
});

const listChecking = () =>
  query(databaseUrl, `select from pgboss.job where name = 'check-photo' and state = 'active'`);

/** Kills a worker as soon as it checks a photo. */
async function killInCheck(worker: RealServer): Promise<void> {
  await vi.waitFor(async () => expect(await listChecking()).toHaveLength(1), {
    timeout: 20_000,
    interval: 5,
  });
  await worker.kill();
}

test(
  'a worker that dies in a check is replaced, or asks for another try, and charges nothing twice',
  { timeout: 180_000 },
  async () => {
    const web = await start('web');
    const first = await start('worker');
    const token = await signUp(web, 'noor@example.org');
    const noor = createVisitor({ url: web.url, ...(token !== undefined && { token }) });
    const face = await facePhoto();
    const used = async () => ((await noor.get('/api/check-scan-limit')).body as { used: number }).used;

    const sending = noor.post('/api/scan-skin', scanForm(marked(face, 'one')));
    await killInCheck(first);
    const second = await start('worker');
    expect((await sending).status).toBe(202);
    expect(await endedScan(noor, 1, 60_000)).toMatchObject({ status: 'complete' });
    expect(await used()).toBe(1);

    const refused = noor.post('/api/scan-skin', scanForm(marked(face, 'two')));
    await killInCheck(second);
    const { status, body, headers } = await refused;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toMatchObject({ detail: expect.stringContaining('nothing was counted') });
    expect(await used()).toBe(1);
    expect(await filesBelow(path.join(dataDir, 'originals'))).toEqual([]);
    expect(await query(databaseUrl, 'select from photo_checks')).toEqual([]);
  },
);
