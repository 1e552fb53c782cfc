// Servers whose files are in a bucket: their backups, and restores into a bucket.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newPlaces, PASSPHRASE, restoreFile, scratch } from '../../test/backups.ts';
import { runCommand } from '../../test/kill-commands.ts';
import { PASSWORD } from '../../test/members.ts';
import { query } from '../../test/query.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { form } from '../../test/visitor.ts';
import { readConfig } from '../config.ts';
import { moveFiles } from '../move-files.ts';
import { openBucket } from '../open-bucket.ts';

const store = await startS3Server();
store.createBucket('files');

/** The settings of servers with a prefix of their own. */
function newBucket(): Record<string, string> {
  const { FILES_URL = '', ...others } = store.settings('files');
  return { ...others, FILES_URL: FILES_URL.replace('/daylit?', `/${randomBytes(4).toString('hex')}?`) };
}

const bucket = newBucket();
let server: TestServer;
/** Where the server makes its backups by itself. */
let nightly: string;
let report: unknown;
let file: string;

const EMAIL = 'noor@example.org';

/** What the command said while files were still moving. */
let refusal: string;
/** What it said afterwards. */
let made: string;

/** A server that began on a disk, and whose files have moved into the bucket. */
beforeAll(async () => {
  nightly = await mkdtemp(path.join(os.tmpdir(), 'daylit-nightly-'));
  const beside = { databaseUrl: await createTestDatabase(), dataDir: path.join(nightly, 'data') };
  await mkdir(beside.dataDir);
  const onDisk = await startTestServer({ beside });
  const noor = await onDisk.member({ plan: 'plus_annual', email: EMAIL });
  await storeReport(onDisk, noor.id);
  report = (await noor.get('/api/checkins/1')).body;
  await onDisk.close();
  await (await startTestServer({ beside, env: bucket })).close();

  const env = { ...bucket, DATABASE_URL: beside.databaseUrl, DATA_DIR: beside.dataDir };
  refusal = (await runCommand('backup', [nightly], env)).output;
  const own = await openBucket(readConfig(env));
  const { signal } = new AbortController();
  if (own) await moveFiles({ bucket: own, dataDir: beside.dataDir, onProgress: () => undefined, signal });

  const backups = { BACKUP_FOLDER: nightly, BACKUP_PASSPHRASE: PASSPHRASE };
  server = await startTestServer({ beside, env: { ...bucket, ...backups } });
  const folder = path.join(nightly, 'by-hand');
  made = (await runCommand('backup', [folder], { ...env, DATA_DIR: '/nowhere' })).output;
  file = path.join(folder, (await readdir(folder)).find((name) => name.endsWith('.backup')) ?? '');
});
afterAll(async () => {
  await server.close();
  await rm(nightly, { recursive: true });
  await store.close();
});

/** Logs in and reads the report on a server on these places. */
async function expectReport(
  places: { databaseUrl: string; dataDir: string },
  env: Record<string, string> = {},
) {
  const restored = await startTestServer({ beside: places, env });
  onTestFinished(restored.close);
  const browser = restored.visitor();
  await browser.post('/api/login', form({ email: EMAIL, password: PASSWORD }));
  expect(await browser.get('/api/checkins/1')).toMatchObject({ status: 200, body: report });
  const [row] = await query(places.databaseUrl, 'select thumbnail_filename as name from scans');
  expect(String(await browser.download(`/api/thumbnails/${String(row?.['name'])}`))).toHaveLength(1);
  return restored;
}

async function namesIn(env: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  const objects = (await openBucket(readConfig({ DATABASE_URL: 'postgres://nobody', ...env })))?.objects;
  for await (const page of objects?.list('') ?? [])
    names.push(...page.map(({ name }) => name).filter((name) => !name.endsWith('.new')));
  return names;
}

describe('a backup of files in a bucket', () => {
  test('it names everything that it holds, and waits until files have moved', () => {
    expect(refusal).toContain('Files are still moving');
    expect(made).toMatch(/1 members, 1 scans, 1 thumbnails, 1 members' keys/);
  });

  test('it restores into a directory', async () => {
    expect.hasAssertions();
    const places = await newPlaces();
    await restoreFile(places, file);
    await expectReport(places);
  });

  test('it restores into another bucket, under other keys of the operator', async () => {
    const other = { ...newBucket(), KEYS: randomBytes(32).toString('base64') };
    const databaseUrl = await createTestDatabase({ isEmpty: true });
    const dataDir = await scratch();
    const restoring = await runCommand('restore', [file, '--without-erasures'], {
      ...other,
      DATABASE_URL: databaseUrl,
    });
    expect(restoring).toMatchObject({ code: 0, output: expect.stringContaining('Restored what there was') });
    await expectReport({ databaseUrl, dataDir }, other);
    const again = await runCommand('restore', [file, '--without-erasures'], {
      ...other,
      DATABASE_URL: await createTestDatabase({ isEmpty: true }),
    });
    expect(again).toMatchObject({
      code: 1,
      output: expect.stringContaining('holds files, so nothing was changed'),
    });
  });

  test('the backup of a night has them, too', async () => {
    await query(server.databaseUrl, `insert into pgboss.job (name, data) values ('make-backup', '{}')`);
    const made = async () => (await readdir(nightly)).filter((name) => name.endsWith('.backup'));
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(1);
    const { contents } = await restoreFile(await newPlaces(), path.join(nightly, String(await made())));
    expect(contents['thumbnails']?.count).toBe(1);
    expect(contents['keys/members']?.count).toBeGreaterThan(0);
  });

  test('a restore into a bucket that is killed leaves nothing after a second one but what belongs there', async () => {
    const other = newBucket();
    const env = { ...other, DATABASE_URL: await createTestDatabase({ isEmpty: true }) };
    const isWriting = Promise.withResolvers<void>();
    const prefix = new URL(other['FILES_URL'] ?? '').pathname;
    store.fault = (method, address) => {
      if (method !== 'PUT' || !address.includes(`${prefix}/thumbnails/`)) return undefined;
      isWriting.resolve();
      return { after: 60_000 };
    };
    await runCommand('restore', [file, '--without-erasures'], env, isWriting.promise);
    store.fault = undefined;
    expect(await namesIn(other)).not.toContain('bucket.id');
    const second = await runCommand('restore', [file, '--without-erasures'], env);
    expect(second).toMatchObject({ code: 0 });
    expect(await namesIn(other)).toHaveLength((await namesIn(bucket)).length);
    await expectReport({ databaseUrl: env.DATABASE_URL, dataDir: await scratch() }, other);
  });
});
