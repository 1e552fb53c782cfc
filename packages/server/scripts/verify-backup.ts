// `npm run verify-backup -- FILE`: restores a backup into a scratch directory, starts a server there and
// reads a report as its member would. Nothing is sent from there: no mail server, no payments, no schedule.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BackupError } from '../src/backup/backup-error.ts';
import { describeContents } from '../src/backup/describe.ts';
import { intoFolder } from '../src/backup/file-target.ts';
import { backupAt } from '../src/backup/find-place.ts';
import { requireLongPassphrase } from '../src/backup/passphrase.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { type RunningServer, startServer } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import { takeDataDir } from '../src/db/take-data-dir.ts';
import { createLogger } from '../src/logger.ts';
import { createToken, hashToken } from '../src/tokens.ts';
import { runCommand } from './run-command.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

await runCommand(async (stack) => {
  const [, , file] = process.argv;
  if (file === undefined) throw new BackupError('Say which backup: npm run verify-backup -- FILE');
  const given = readConfig(process.env);
  const { place, name } = backupAt(given, file);
  if ((await place.sizeOf(name)) === undefined) throw new BackupError(`There is no backup ${file}.`);
  const passphrase = requireLongPassphrase(given);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-verify-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  // Every other setting keeps its default, which reaches nobody outside.
  const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' });

  const restoring = stack.use(new AsyncDisposableStack());
  const places = await takeDataDir(config, createLogger('error'), restoring);
  const { directUrl } = places;
  const { manifest, contents } = await restoreBackup({
    directUrl,
    target: intoFolder(places.dataDir, directUrl),
    file: place.read(name),
    passphrase,
    erased: [],
    queue: undefined,
  });
  await restoring.disposeAsync();
  say(`The backup of ${manifest.created_at} is whole: ${describeContents(contents)}.`);

  // With a clock of its own no job starts by its schedule.
  const server = await startServer(config, { clock: () => new Date() });
  stack.defer(server.close);
  say(await readReport(server));
});

/** Reads the newest report and its thumbnail over HTTP, and says so. Throws where one cannot be read. */
async function readReport({ db, url }: RunningServer): Promise<string> {
  const scan = await db
    .selectFrom('scans')
    .innerJoin('users', 'users.id', 'scans.user_id')
    .select(['scans.id', 'scans.user_id', 'scans.thumbnail_filename'])
    .where('scans.status', '=', 'complete')
    .where('users.plan', '<>', 'free')
    .orderBy('scans.created_at', 'desc')
    .executeTakeFirst();
  if (!scan) return 'There is no report to read in it.';
  const token = createToken();
  const now = new Date();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: scan.user_id,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + 60_000),
      confirmed_at: now,
      signed_in_at: now,
    })
    .execute();
  const read = async (page: string) => {
    const answer = await fetch(`${url}${page}`, { headers: { cookie: `session=${token}` } });
    if (!answer.ok)
      throw new BackupError(`A report of the backup cannot be read: ${page} says ${answer.status}.`);
    return (await answer.arrayBuffer()).byteLength;
  };
  const report = await read(`/api/checkins/${scan.id}`);
  if (!scan.thumbnail_filename) return `A report was read (${report} bytes).`;
  const thumbnail = await read(`/api/thumbnails/${scan.thumbnail_filename}`);
  return `A report was read (${report} bytes), and its thumbnail (${thumbnail} bytes).`;
}
