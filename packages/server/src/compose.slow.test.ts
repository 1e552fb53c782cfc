import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { startFakeMailServer } from '../test/fake-mail-server.ts';
import { startRealServer } from '../test/real-server.ts';
import { runDoctor } from '../test/run-doctor.ts';
import { startS3Server } from '../test/s3-server.ts';
import { createTestDatabase } from '../test/test-database.ts';

const COMPOSE = fileURLToPath(new URL('../../../compose.yaml', import.meta.url));

/** For a start of a server, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 120_000;

test(
  'the settings of compose.yaml start a server beside a database, a store and a mail server',
  { timeout: TEST_TIMEOUT },
  async () => {
    const { services } = parse(await readFile(COMPOSE, 'utf8')) as {
      services: { daylit: { environment: Record<string, string> } };
    };
    const [store, mail] = [await startS3Server(), await startFakeMailServer()];
    onTestFinished(store.close);
    onTestFinished(mail.close);
    store.createBucket('daylit');
    // The names of neighbours and the secrets of .env are those of this test.
    const own = store.settings('daylit');
    const env: Record<string, string> = {
      ...services.daylit.environment,
      DATABASE_URL: await createTestDatabase(),
      SMTP_URL: mail.url,
      METRICS_TOKEN: 'a-token-of-operators',
      AWS_SECRET_ACCESS_KEY: own['AWS_SECRET_ACCESS_KEY'] ?? '',
      KEYS: own['KEYS'] ?? '',
      FILES_URL: (services.daylit.environment['FILES_URL'] ?? '')
        .replace('http://files:7070', store.endpoint)
        .replace('us-east-1', store.region),
    };
    const server = await startRealServer('/nonexistent', env);
    onTestFinished(server.kill);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    const said = await runDoctor(env);
    const parts = ['database', 'disk', 'mail', 'model', 'store', 'keys'];
    expect(parts.flatMap((part) => said.about(part)).filter((line) => !line.startsWith('ok'))).toEqual([]);
    // Where to is the operator's to decide.
    expect(said.about('backups')).toEqual([expect.stringContaining('BACKUP_FOLDER is not set')]);
    await server.stop();
  },
);
