import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { startS3Server } from '../../packages/server/test/s3-server.ts';
import { PASSWORD } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';

const BACKUP = fileURLToPath(new URL('../../packages/server/scripts/backup.ts', import.meta.url));
const PASSPHRASE = 'eleven quiet harbours';

// A restore is for a server that nobody has used, so it needs two of its own.
const started: RealServer[] = [];
const folders: string[] = [];
let store: Awaited<ReturnType<typeof startS3Server>>;

async function startServer(env: Record<string, string>): Promise<{ server: RealServer; dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-restore-'));
  folders.push(dataDir);
  const server = await startRealServer(dataDir, { HOST: '127.0.0.1', ...env });
  started.push(server);
  return { server, dataDir };
}

test.beforeAll(async () => {
  store = await startS3Server();
  store.createBucket('safe');
});

test.afterAll(async () => {
  for (const server of started) await server.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await store.close();
});

test('an operator of a new server restores the newest backup of the bucket', async ({ page }) => {
  test.setTimeout(180_000);
  const bucket = store.backupSettings('safe');
  const lost = await startServer(bucket);
  const { email } = await join(lost.server, { waitsForReport: false });
  await promisify(execFile)(process.execPath, [BACKUP], {
    env: {
      ...process.env,
      ...bucket,
      DATABASE_URL: '',
      DATA_DIR: lost.dataDir,
      BACKUP_PASSPHRASE: PASSPHRASE,
    },
  });
  await lost.server.stop();

  const { server } = await startServer(bucket);
  await page.goto(server.mailboxUrl.replace('/mailbox', '/restore'));
  const backups = page.getByLabel(/^Backup In s3:/);
  await expect(backups.locator('option')).toHaveText([
    /^\d{4}-\d\d-\d\d \d\d:\d\d UTC, \d+\.\d MB$/,
    'A file from this computer',
  ]);
  await expect(page.getByLabel(/^Backup file/)).toBeHidden();
  await expectGoodLooks(page);
  await backups.selectOption('A file from this computer');
  await expect(page.getByLabel(/^Backup file/)).toBeVisible();
  await backups.selectOption({ index: 0 });

  const passphrase = page.getByLabel('Passphrase of the backup');
  await passphrase.fill('another long passphrase');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status')).toContainText('passphrase');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeEnabled();
  await passphrase.fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status')).toHaveText('Everything is back. Log in', { timeout: 120_000 });

  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});
