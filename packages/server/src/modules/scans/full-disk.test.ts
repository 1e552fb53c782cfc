import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../test/files-below.ts';
import { facePhoto, marked } from '../../../test/photos.ts';
import { METRICS_TOKEN, readMetrics, valueOf } from '../../../test/read-metrics.ts';
import { type RealServer, startRealServer } from '../../../test/real-server.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { openMailbox } from '../../../test/open-mailbox.ts';
import { signUp } from '../../../test/sign-up.ts';
import { onSmallDisk, type SmallDisk, smallDiskOf, whyNoSmallDisk } from '../../../test/small-disk.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createVisitor, type Visitor } from '../../../test/visitor.ts';

const reason = whyNoSmallDisk();
if (reason) process.stdout.write(`Skipped ${import.meta.filename}: ${reason}\n`);

describe.skipIf(reason !== undefined)('a disk that cannot be written', () => {
  let databaseUrl: string;
  let directory: string;
  let server: RealServer;
  let disk: SmallDisk;
  let noor: Visitor;
  let photo: Buffer;

  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
    directory = await mkdtemp(path.join(tmpdir(), 'daylit-disk-'));
    // More than the minimum of free space that the server requires.
    const prefix = onSmallDisk(directory, 220);
    server = await startRealServer(directory, { DATABASE_URL: databaseUrl, METRICS_TOKEN }, prefix);
    disk = smallDiskOf(server, directory);
    noor = createVisitor({ url: server.url, token: await signUp(server, 'noor@example.org') });
    photo = await facePhoto();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  });

  async function expectRefusal(attempt: string): Promise<void> {
    const { status, headers, body } = await noor.post('/api/scan-skin', scanForm(marked(photo, attempt)));
    expect([status, body]).toEqual([
      503,
      { detail: expect.stringMatching(/^There is no room to store this .*Nothing was counted/) },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
    expect(await filesBelow(disk.pathOf('originals'))).toEqual([]);
    expect((await (await openMailbox(server)).get('/health/ready')).body).toMatchObject({
      checks: { database: true, disk: false },
    });
    expect(valueOf(await readMetrics(server), 'daylit_dependency_up{dependency="disk"}')).toBe(0);
  }

  it('a full disk is reported to the sender of a photo, costs and leaves nothing, and is over once there is room', async () => {
    const free = async () => valueOf(await readMetrics(server), 'daylit_data_dir_free_bytes');
    expect(await free()).toBeGreaterThan(200e6);
    disk.fill();
    await expect.poll(free, { timeout: 20_000, interval: 300 }).toBeLessThan(1e6);
    await expectRefusal('full');
    disk.free();
    disk.makeReadOnly();
    await expectRefusal('read-only');
    disk.makeWritable();
    expect((await createVisitor({ url: server.url }).get('/health/ready')).status).toBe(200);
    const { status, body } = await noor.post('/api/scan-skin', scanForm(photo));
    expect(status).toBe(202);
    expect(await endedScan(noor, (body as { id: number }).id)).toMatchObject({ status: 'complete' });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 1 });
  }, 120_000);
});
