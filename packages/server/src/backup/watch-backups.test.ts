import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PASSPHRASE, scratch } from '../../test/backups.ts';
import { signedInOperator } from '../../test/operator-browser.ts';
import { query } from '../../test/query.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const OPERATOR_EMAIL = 'you@daylit.example';
const HOUR = 60 * 60 * 1000;

/** A server that makes a backup each night, and what its operator is mailed. */
async function serverWith(env: Record<string, string> = {}) {
  const folder = await scratch();
  const backups = { BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: PASSPHRASE };
  const server = await startTestServer({ env: { OPERATOR_EMAIL, OPERATOR_PAGE: 'on', ...backups, ...env } });
  onTestFinished(server.close);
  const ended = (state: string, hours: number) =>
    query(
      server.databaseUrl,
      `insert into pgboss.job (name, data, state, completed_on)
       values ('make-backup', '{}', '${state}', now() - interval '${hours} hours')`,
    );
  return {
    server,
    folder,
    ended,
    /** A backup that was finished so many hours ago. */
    async backUp(hours: number): Promise<void> {
      const file = path.join(folder, 'daylit.backup');
      await writeFile(file, 'sealed');
      const at = new Date(server.clock.now().getTime() - hours * HOUR);
      await utimes(file, at, at);
    },
    /** Lets the morning come. Returns the mails so far. */
    async morning(): Promise<string[]> {
      await query(server.databaseUrl, `insert into pgboss.job (name, data) values ('watch-backups', '{}')`);
      const open = `select from pgboss.job where name = 'watch-backups' and state < 'completed'`;
      await expect
        .poll(async () => (await query(server.databaseUrl, open)).length, { timeout: 20_000 })
        .toBe(0);
      return await server.mailsTo(OPERATOR_EMAIL);
    },
  };
}

test('a backup older than 48 hours is mailed every morning, until there is a new one', async () => {
  const { server, backUp, morning } = await serverWith();
  await backUp(47);
  expect(await morning()).toEqual([]);
  server.clock.advance(HOUR + 1000);
  expect(await morning()).toEqual([expect.stringContaining('The newest backup is 48 hours old.')]);
  const ada = await signedInOperator(server, 'ada');
  expect((await ada.get('/operator/state')).html).toContain('The newest backup is 48 hours old.');
  expect(await morning()).toHaveLength(2);
  await backUp(1);
  expect(await morning()).toHaveLength(2);
  expect((await ada.get('/operator/state')).html).not.toContain('hours old');
});

test('a night that failed is mailed, unless a backup was made since', async () => {
  const { backUp, ended, morning } = await serverWith();
  await backUp(30);
  await ended('completed', 30);
  await ended('failed', 6);
  expect(await morning()).toEqual([expect.stringContaining('failed at every try')]);
  await backUp(1);
  expect(await morning()).toHaveLength(1);
});

test('a folder without a backup, and one that is away, are mailed', async () => {
  const { folder, morning } = await serverWith();
  expect(await morning()).toEqual([expect.stringContaining('There is no backup yet.')]);
  await rm(folder, { recursive: true });
  expect(await morning()).toEqual([
    expect.anything(),
    expect.stringContaining('The place of the backups cannot be read.'),
  ]);
});

test('where no backups are to be made, no mail says that one is missing', async () => {
  const { morning } = await serverWith({ BACKUP_PASSPHRASE: '' });
  expect(await morning()).toEqual([]);
});
