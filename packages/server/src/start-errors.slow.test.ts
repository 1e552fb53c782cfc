import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { query } from '../test/query.ts';
import { startRealServer } from '../test/real-server.ts';
import { createTestDatabase } from '../test/test-database.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-start-'));
const databaseUrl = await createTestDatabase();
afterAll(() => rm(directory, { recursive: true, force: true }));

const isLinux = process.platform === 'linux';
/** The root account may become another one, which no test of an ordinary account can. */
const isRoot = isLinux && process.getuid?.() === 0;

/** What a server that does not start says, and its exit code; null for one that had to be killed. */
function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const settings = { PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, DATA_DIR: directory, ...env };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN],
      { env: { ...process.env, ...settings }, timeout: 30_000, killSignal: 'SIGKILL' },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

test.each([['file'], ['file/below']])('a DATA_DIR that is a file is named: %s', async (name) => {
  await writeFile(path.join(directory, 'file'), '');
  const { code, said } = await start({ DATA_DIR: path.join(directory, name) });
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^DATA_DIR must [^\n]+\.\n$/) });
});

test.runIf(isLinux).each([['/proc/x'], ['/proc/x/y'], ['/proc/sys'], ['/sys/x']])(
  'a DATA_DIR where nothing can be made is named, with and without a DATABASE_URL: %s',
  async (name) => {
    for (const url of [databaseUrl, '']) {
      const { code, said } = await start({ DATA_DIR: name, DATABASE_URL: url });
      expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^DATA_DIR must [^\n]+\.\n$/) });
    }
  },
);

test('an address that another program uses is named by its settings', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, said } = await start({ PORT: `${port}` });
  other.close();
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^HOST and PORT must [^\n]+\.\n$/) });
});

test('a database of a newer program that allows no older one is named, and stays as it is', async () => {
  const newer = await createTestDatabase();
  await query(newer, "insert into kysely_migration values ('9999_of_the_future', now()::text)");
  await query(newer, "update schema_release set version = '7.2.0', oldest_neighbour = '9999_of_the_future'");
  const { code, said } = await start({ DATABASE_URL: newer, DATA_DIR: path.join(directory, 'newer') });
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^This server is older than the database of DATABASE_URL, [^\n]*9999_of_the_future: use version 7\.2\.0 or newer[^\n]*\.\n$/,
    ),
  });
});

test('a long TMPDIR is no obstacle to the bundled PostgreSQL', async () => {
  const long = path.join(directory, 'long'.repeat(20));
  await mkdir(long);
  const server = await startRealServer(path.join(directory, 'embedded'), { TMPDIR: long });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  await server.stop();
});

test('a TMPDIR that is not there is named', async () => {
  const { code, said } = await start({
    DATABASE_URL: '',
    DATA_DIR: path.join(directory, 'temporary'),
    TMPDIR: path.join(directory, 'no'),
  });
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^TMPDIR must [^\n]+\.\n$/) });
});

test.runIf(isRoot)(
  'an account without an entry in the list of accounts runs the bundled PostgreSQL',
  async () => {
    const own = await mkdtemp(path.join(os.tmpdir(), 'daylit-nameless-'));
    await chmod(own, 0o777);
    const become = ['setpriv', '--reuid', '12345', '--regid', '12345', '--clear-groups'];
    const server = await startRealServer(path.join(own, 'data'), {}, become);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    await server.stop();
    await rm(own, { recursive: true });
  },
);
