import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../../test/backups.ts';
import { noPgbouncer, startPgbouncer } from '../../test/pgbouncer.ts';
import { startProxy } from '../../test/proxy.ts';
import { runDoctor } from '../../test/run-doctor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { whyNoSmallDisk } from '../../test/small-disk.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/operating/behind-a-proxy.md', import.meta.url));

/** For servers that never answer, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 120_000;

/** Takes connections and never says a word. */
async function startMute(): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).resume());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('neighbours that never answer are all named', { timeout: TEST_TIMEOUT }, async () => {
  const mute = await startMute();
  const env = {
    DATABASE_URL: `postgres://daylit@${mute}/daylit`,
    FILES_URL: `s3://photos/daylit?endpoint=http://${mute}&region=eu-1`,
    AWS_ACCESS_KEY_ID: 'daylit',
    AWS_SECRET_ACCESS_KEY: 'kept-secret',
    KEYS: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: `smtp://${mute}`,
    AI_BASE_URL: `http://${mute}/v1`,
    AI_MODEL: 'some-model',
    PUBLIC_URL: `http://${mute}`,
    METRICS_TOKEN: 'a-token-of-operators',
  };
  const said = await runDoctor(env, ['--dns', mute]);
  const firsts = ['database', 'store', 'keys', 'mail', 'model', 'address', 'sender'].map(
    (part) => said.about(part)[0],
  );
  expect(firsts).toEqual([
    expect.stringMatching(/^wrong: The database of DATABASE_URL does not answer: .*timeout/),
    expect.stringMatching(/^wrong: FILES_URL must name an endpoint that answers/),
    expect.stringMatching(/^wrong: The keys in the bucket cannot be listed/),
    expect.stringMatching(/^wrong: .* does not answer as a mail server/),
    expect.stringMatching(/^wrong: AI_BASE_URL: nothing answers/),
    expect.stringMatching(/^wrong: .* cannot be reached: no answer in time\./),
    expect.stringMatching(/^warning: The DNS server .* does not answer/),
  ]);
  expect(said.exitCode).toBe(1);
});

test('a disk that is nearly full is wrong', { timeout: TEST_TIMEOUT }, async ({ skip }) => {
  const reason = whyNoSmallDisk();
  skip(reason !== undefined, reason);
  const dataDir = await scratch();
  const doctor = fileURLToPath(new URL('../../scripts/doctor.ts', import.meta.url));
  const mount = `mount -t tmpfs -o size=100m small "$0" && exec "$@"`;
  const words = ['-m', 'sh', '-c', mount, dataDir, process.execPath, doctor];
  const { stdout, status } = spawnSync('unshare', words, { env: { ...process.env, DATA_DIR: dataDir } });
  expect(stdout.toString()).toMatch(
    /^wrong +disk +DATA_DIR can be written to and has 0\.1 GB free.* Make room\.$/m,
  );
  expect(status).toBe(1);
});

test('a pooler is told with its mode', { timeout: TEST_TIMEOUT }, async ({ skip }) => {
  skip(noPgbouncer !== undefined, noPgbouncer);
  const direct = await createTestDatabase();
  const IGNORED = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };
  const open = async (settings: Record<string, string>) => {
    const { url, stop } = await startPgbouncer(direct, { ...IGNORED, ...settings });
    onTestFinished(stop);
    return url;
  };
  const [transaction, session] = [await open({}), await open({ pool_mode: 'session' })];
  const dataDir = await scratch();
  const ask = async (env: Record<string, string>) =>
    (await runDoctor({ DATA_DIR: dataDir, ...env })).about('database');
  expect((await ask({ DATABASE_URL: transaction, DATABASE_DIRECT_URL: direct }))[1]).toBe(
    'ok: DATABASE_URL leads to a pooler in transaction mode, and DATABASE_DIRECT_URL past it.',
  );
  expect((await ask({ DATABASE_URL: session, DATABASE_DIRECT_URL: direct }))[1]).toBe(
    'ok: DATABASE_URL leads to a pooler in session mode, and DATABASE_DIRECT_URL past it.',
  );
  expect((await ask({ DATABASE_URL: session }))[1]).toBe(
    'ok: DATABASE_URL leads to a pooler in session mode, which needs no DATABASE_DIRECT_URL.',
  );
  expect((await ask({ DATABASE_URL: transaction }))[0]).toMatch(
    /^wrong: DATABASE_URL leads to a pooler, through/,
  );
  expect((await ask({ DATABASE_URL: transaction, DATABASE_DIRECT_URL: session }))[1]).toMatch(
    /^wrong: DATABASE_DIRECT_URL leads to a pooler\./,
  );
});

const noNginx =
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'There is no nginx here: apt-get install nginx.';

test('nginx with the lines of the guide is fine', { timeout: TEST_TIMEOUT }, async ({ skip }) => {
  skip(noNginx !== undefined, noNginx);
  const [, lines = ''] = /^```nginx\n(.*?)^```$/ms.exec(await readFile(GUIDE, 'utf8')) ?? [];
  // A free port for nginx, which cannot choose one by itself.
  const vacant = await startProxy();
  await vacant.close();
  const METRICS_TOKEN = 'a-token-of-operators';
  const env = { PUBLIC_URL: vacant.url, METRICS_TOKEN, TRUST_PROXY: '1' };
  const server = await startTestServer({ env });
  onTestFinished(server.close);
  const folder = await scratch();
  await mkdir(path.join(folder, 'logs'));
  const location = lines.replace('http://127.0.0.1:3000', server.url).replace('$host', '$http_host');
  const config = `pid nginx.pid; events {} http { access_log off; server { listen ${new URL(vacant.url).host}; ${location} } }`;
  await writeFile(path.join(folder, 'nginx.conf'), config);
  const words = ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off; master_process off;'];
  execFileSync('nginx', [...words, '-t', '-q'], { stdio: 'ignore' });
  const nginx = spawn('nginx', words, { stdio: 'ignore' });
  onTestFinished(() => void nginx.kill());
  await expect
    .poll(
      () =>
        fetch(`${vacant.url}/health/live`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  const said = await runDoctor({ DATA_DIR: server.dataDir, ...env });
  expect(said.about('address').map((line) => line.split(':')[0])).toEqual(['ok', 'ok', 'ok', 'ok']);
});
