import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startRealServer } from '../test/real-server.ts';
import { authenticatorOf } from '../test/second-factor.ts';
import { signUp } from '../test/sign-up.ts';
import { createTestDatabase } from '../test/test-database.ts';
import { createVisitor } from '../test/visitor.ts';

/** Moves the clock of a Node process 90 s ahead: further than a code of a second factor is taken. */
const AHEAD = `
  const Machine = Date;
  globalThis.Date = class extends Machine {
    constructor(...values) {
      values.length > 0 ? super(...values) : super(Machine.now() + 90_000);
    }
    static now() {
      return Machine.now() + 90_000;
    }
  };`;

test('a server whose machine is 90 s ahead of the database takes the codes of today', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-clock-'));
  const server = await startRealServer(dataDir, {
    DATABASE_URL: await createTestDatabase(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(AHEAD)}`,
  });
  try {
    const noor = createVisitor({ url: server.url, token: await signUp(server, 'noor@example.org') });
    const { qr_uri } = (await noor.post('/api/2fa/setup')).body as { qr_uri: string };
    const app = authenticatorOf(qr_uri, { clock: { now: () => new Date() } });
    expect(await noor.post('/api/2fa/verify', { code: app.code() })).toMatchObject({ status: 200 });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});
