// `npm run move-to -- postgres://…`: docs/operating/own-database.md.
import { existsSync } from 'node:fs';
import { realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../src/backup/backup-error.ts';
import { inMegabytes } from '../src/backup/describe.ts';
import { moveDatabase } from '../src/backup/move-database.ts';
import { type Config, readConfig } from '../src/config.ts';
import { syncDirectory } from '../src/durable-files.ts';
import { clusterIn } from '../src/db/embedded/cluster.ts';
import { lockDataDir } from '../src/db/embedded/data-dir-lock.ts';
import { hasCluster } from '../src/db/embedded/running-postgres.ts';
import { takeDataDir } from '../src/db/take-data-dir.ts';
import { createLogger } from '../src/logger.ts';
import { showProgress } from './progress-bar.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (stack) => {
  const [, , to = ''] = process.argv;
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new BackupError(
      'Say where the database goes: npm run move-to -- postgres://USER:PASSWORD@HOST/DATABASE',
    );
  const config = readConfig(process.env);
  const dataDir = await findBundled(config);
  const moving = stack.use(new AsyncDisposableStack());
  const places = await takeDataDir(config, createLogger('warn'), moving);
  const bar = showProgress(process.stderr);
  const { tables, rows } = await moveDatabase({
    from: places.directUrl,
    to,
    onProgress: (share, bytes) => bar.show(share, inMegabytes(bytes)),
  });
  bar.end();
  await moving.disposeAsync();
  const kept = await setAside(dataDir);
  process.stdout.write(
    `${rows} rows of ${tables} tables are in the new database, each table compared. Set DATABASE_URL to its address, keep ` +
      `DATA_DIR (files and keys stay there), then run: npm start\nThe old database is in ${kept}. Delete it when you no longer need it.\n`,
  );
});

/** The real path of the data directory, which has a bundled database. */
async function findBundled({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== undefined)
    throw new BackupError(
      'DATABASE_URL is set, so the bundled database is not in use. Unset it for this command.',
    );
  const found = await realpath(dataDir).catch(() => dataDir);
  if (hasCluster(found)) return found;
  throw new BackupError(
    existsSync(asideIn(found))
      ? `The database of ${found} has moved already. Set DATABASE_URL to its address.`
      : `There is no database in DATA_DIR, which is ${found}.`,
  );
}

function asideIn(dataDir: string): string {
  return path.join(dataDir, `${path.basename(clusterIn(dataDir))}-moved`);
}

/** A server that is started without DATABASE_URL by mistake must not write to the old database. */
async function setAside(dataDir: string): Promise<string> {
  const lock = lockDataDir({ dataDir, use: 'alone', address: 'move-to' });
  try {
    await rename(clusterIn(dataDir), asideIn(dataDir));
    await syncDirectory(dataDir);
  } finally {
    lock.release();
  }
  return asideIn(dataDir);
}
