// Runs once per test run: a directory for temporary files, one PostgreSQL for all test files, and in it a
// template with the finished schema; and the assistant's model, if its code or examples have changed.
// With DATABASE_URL set, that server is used instead of the bundled one.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../src/db/migrate.ts';
import { openKeyring } from '../src/keyring.ts';
import { JOB_OPTIONS } from '../src/job-options.ts';
import { startJobSystem } from '../src/jobs/job-system.ts';
import { createDatabase, dropDatabases } from './test-database.ts';

/** Builds the assistant's model. A process of its own, so that this thread starts PostgreSQL meanwhile. */
const BUILD = path.join(import.meta.dirname, '../../assistant/scripts/build.ts');

/** A directory that Linux keeps in memory. */
const MEMORY = '/dev/shm';

/** Bytes. All tests together leave half a gigabyte until they end, most of it databases. */
const ROOM = 2e9;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const building = promisify(execFile)(process.execPath, [BUILD]);
  await freeMemory();
  const parent = (await hasRoomInMemory()) ? MEMORY : os.tmpdir();
  const scratch = await mkdtemp(path.join(parent, `daylit-test-${process.pid}-`));
  // Like every temporary directory: PostgreSQL may run under another account.
  await chmod(scratch, 0o1777);
  project.config.env = { ...project.config.env, TMPDIR: scratch };
  const dataDir = path.join(scratch, 'data');
  await mkdir(dataDir);
  const external = process.env['DATABASE_URL'];
  // Nothing here has to survive a power cut, and copying a template is three times as fast without syncing.
  // Nothing lives long enough to be vacuumed either.
  const settings = { fsync: 'off', autovacuum: 'off', max_connections: '200' };
  const embedded = external ? undefined : await startEmbeddedPostgres({ dataDir, settings });
  const postgresUrl = external ?? (await embedded?.databaseUrl('postgres')) ?? '';
  const templateName = `daylit_test_${process.pid}`;
  await fillTemplate(await createDatabase(postgresUrl, templateName), path.join(dataDir, 'keys'));
  await building;
  project.provide('postgresUrl', postgresUrl);
  project.provide('templateName', templateName);
  return async () => {
    if (embedded) await embedded.stop();
    else await dropDatabases(postgresUrl, templateName);
    await rm(scratch, { recursive: true, force: true });
  };
}

/** Databases are made and removed all the time, and with a disk the kernel works twice as long for that. */
async function hasRoomInMemory(): Promise<boolean> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM;
}

/** Removes what our tests that were killed have left in memory; a directory is named after its process. */
async function freeMemory(): Promise<void> {
  for (const name of await readdir(MEMORY).catch(() => [])) {
    const pid = /^daylit-test-(\d+)-/.exec(name)?.[1];
    // One of another account stays.
    if (pid && !existsSync(`/proc/${pid}`))
      await rm(path.join(MEMORY, name), { recursive: true }).catch(() => undefined);
  }
}

async function fillTemplate(url: string, keys: string): Promise<void> {
  await prepareDatabase(url, await openKeyring(keys));
  const jobs = await startJobSystem({
    directUrl: url,
    jobs: JOB_OPTIONS,
    onError: (error) => {
      throw error;
    },
  });
  await jobs.stop(1_000);
}
