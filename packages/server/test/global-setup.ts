// Runs once per test run: one PostgreSQL for all files, and in it a template with the finished schema.
// With DATABASE_URL set, that server is used instead of the bundled one.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../src/db/migrate.ts';
import { openKeyring } from '../src/keyring.ts';
import { startJobSystem } from '../src/jobs/job-system.ts';
import { createDatabase, dropDatabases } from './test-database.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-test-'));
  const external = process.env['DATABASE_URL'];
  // Nothing here has to survive a power cut, and copying a template is three times as fast without syncing.
  // Nothing lives long enough to be vacuumed either.
  const settings = { fsync: 'off', autovacuum: 'off', max_connections: '200' };
  const embedded = external ? undefined : await startEmbeddedPostgres({ dataDir, settings });
  const postgresUrl = external ?? (await embedded?.databaseUrl('postgres')) ?? '';
  const templateName = `daylit_test_${process.pid}`;
  await fillTemplate(await createDatabase(postgresUrl, templateName), path.join(dataDir, 'keys'));
  project.provide('postgresUrl', postgresUrl);
  project.provide('templateName', templateName);
  return async () => {
    if (embedded) await embedded.stop();
    else await dropDatabases(postgresUrl, templateName);
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function fillTemplate(url: string, keys: string): Promise<void> {
  await prepareDatabase(url, await openKeyring(keys));
  const jobs = await startJobSystem({
    databaseUrl: url,
    onError: (error) => {
      throw error;
    },
  });
  await jobs.stop(1_000);
}
