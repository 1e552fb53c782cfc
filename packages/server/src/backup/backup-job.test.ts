import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newPlaces, PASSPHRASE, restoreFile, scratch } from '../../test/backups.ts';
import { query } from '../../test/query.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const METRICS_TOKEN = 'a-token-of-this-test';

async function serverWith(env: Record<string, string>) {
  const server = await startTestServer({ env: { METRICS_TOKEN, ...env } });
  onTestFinished(server.close);
  await server.member();
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return await (await fetch(`${server.url}/metrics`, { headers })).text();
  };
  return { ...server, metrics };
}

/** Lets the night come: schedules do not run in tests. */
async function runNightly(databaseUrl: string): Promise<void> {
  await query(databaseUrl, `insert into pgboss.job (name, data) values ('make-backup', '{}')`);
  const state = async () =>
    (await query(databaseUrl, `select state from pgboss.job where name = 'make-backup'`))[0]?.['state'];
  await expect.poll(state, { timeout: 20_000 }).toBe('completed');
}

test('the server makes a backup every night that can be restored, and tells its age in the metrics', async () => {
  const folder = await scratch();
  const secret = path.join(await scratch(), 'passphrase');
  await writeFile(secret, `${PASSPHRASE}\n`);
  const server = await serverWith({ BACKUP_FOLDER: folder, BACKUP_PASSPHRASE_FILE: secret });
  expect(await server.metrics()).toMatch(/^daylit_backup_last_timestamp_seconds 0$/m);
  await runNightly(server.databaseUrl);
  const name = (await readdir(folder)).find((file) => file.endsWith('.backup')) ?? '';
  const { contents } = await restoreFile(await newPlaces(), path.join(folder, name));
  expect(contents['table/public.users']?.count).toBe(1);
  await expect
    .poll(server.metrics, { timeout: 5_000 })
    .toMatch(/^daylit_backup_last_timestamp_seconds 1\d{9}/m);
});

test('a folder without a passphrase is for erasures, and gets no backup', async () => {
  const folder = await scratch();
  const server = await serverWith({ BACKUP_FOLDER: folder });
  await runNightly(server.databaseUrl);
  expect(await readdir(folder)).toEqual(['erased.txt']);
});

describe('the number of backups', () => {
  const OLD = ['daylit-2026-01-01T0223Z.backup', 'daylit-2026-01-02T0223Z.backup', 'my-own.backup'];

  /** A folder with older files. */
  async function folderWithOld(): Promise<string> {
    const folder = await scratch();
    for (const [index, name] of OLD.entries()) {
      await writeFile(path.join(folder, name), 'sealed');
      await utimes(path.join(folder, name), index, index);
    }
    return folder;
  }

  test.each([
    ['1', ['my-own.backup']],
    ['2', ['daylit-2026-01-02T0223Z.backup', 'my-own.backup']],
    ['0', OLD],
  ])('with BACKUPS_KEPT=%s the new one stays, beside %j', async (BACKUPS_KEPT, left) => {
    const folder = await folderWithOld();
    const server = await serverWith({ BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: PASSPHRASE, BACKUPS_KEPT });
    await runNightly(server.databaseUrl);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'));
    expect(names).toHaveLength(left.length + 1);
    expect(names).toEqual(expect.arrayContaining(left));
  });

  test('a night without a new backup removes none', async () => {
    const folder = await folderWithOld();
    const server = await serverWith({
      BACKUP_FOLDER: folder,
      BACKUP_PASSPHRASE: 'too short',
      BACKUPS_KEPT: '1',
    });
    await query(server.databaseUrl, `insert into pgboss.job (name, data) values ('make-backup', '{}')`);
    const state = async () =>
      (await query(server.databaseUrl, `select state from pgboss.job where name = 'make-backup'`))[0]?.[
        'state'
      ];
    await expect.poll(state, { timeout: 20_000 }).toBe('failed');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(OLD));
  });
});
