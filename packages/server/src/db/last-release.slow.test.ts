import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventsIn } from '../../test/chat-stream.ts';
import { noLastRelease, unpackLastRelease } from '../../test/last-release.ts';
import { facePhoto } from '../../test/photos.ts';
import { type RealServer, startRealServer } from '../../test/real-server.ts';
import { endedScan, scanForm } from '../../test/scans.ts';
import { signUp } from '../../test/sign-up.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createVisitor } from '../../test/visitor.ts';

/** For a test that starts servers, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 180_000;

test(
  'a server of the last release keeps serving while this version upgrades its database',
  async ({ skip }) => {
    skip(noLastRelease !== undefined, noLastRelease);
    const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-release-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    const dataDir = path.join(directory, 'data');
    await mkdir(dataDir);
    const env = { DATABASE_URL: await createTestDatabase({ isEmpty: true }) };
    const older = await startRealServer(dataDir, env, [], await unpackLastRelease(directory));
    onTestFinished(older.kill);
    const early = await signUp(older, 'early@example.org');

    const newer = await startRealServer(dataDir, env);
    onTestFinished(newer.kill);
    const late = await signUp(older, 'late@example.org');
    const face = await facePhoto();
    for (const [token, sends, reads] of [
      [early, older, newer],
      [late, newer, older],
    ] as const) {
      const [sender, reader] = [browserOf(sends, token), browserOf(reads, token)];
      const { id } = (await sender.post('/api/scan-skin', scanForm(face))).body as { id: number };
      expect(await endedScan(reader, id, 60_000)).toMatchObject({ status: 'complete' });
      const asked = { message: 'How do I wash my face?' };
      expect(eventsIn(await sender.post('/api/chat2/stream', asked)).at(-1)).toMatchObject({
        answer: { is_complete: true },
      });
      expect((await reader.get('/api/chat-history')).body).toHaveLength(2);
    }
    expect(older.output() + newer.output()).toBe('');
    await Promise.all([older.stop(), newer.stop()]);
  },
  TEST_TIMEOUT,
);

const browserOf = ({ url }: RealServer, token: string) => createVisitor({ url, token });
