import { realpath } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { directoryPlace } from '../db/claim-data-dir.ts';
import { openDataDir } from '../db/embedded/data-dir.ts';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { findRunningPostgres, hasCluster } from '../db/embedded/running-postgres.ts';
import { takeDataDir } from '../db/take-data-dir.ts';
import type { Logger } from '../logger.ts';
import { openBucket } from '../open-bucket.ts';
import { BackupError } from './backup-error.ts';
import { type FileSource, filesInBucket, filesOnDisk } from './dump-files.ts';
import { type FileTarget, intoBucket, intoFolder } from './file-target.ts';

const STILL_MOVES =
  'Files are still moving from DATA_DIR into the bucket of FILES_URL. Run “npm run move-files” first.';

/**
 * The database and the files to back up, whether a server runs on them or not. The stack stops the bundled
 * PostgreSQL where it was started for this.
 */
export async function openForBackup(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<{ directUrl: string; files: FileSource }> {
  const bucket = await openBucket(config);
  if (bucket && (await directoryPlace(config.dataDir).readId('final')) !== undefined)
    throw new BackupError(STILL_MOVES);
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (bucket && given !== undefined) return { directUrl: given, files: filesInBucket(bucket) };
  const dataDir = await realpath(config.dataDir).catch(() => {
    throw new BackupError(`DATA_DIR names no directory: ${config.dataDir}.`);
  });
  const files = bucket ? filesInBucket(bucket) : filesOnDisk(dataDir);
  if (given !== undefined) return { directUrl: given, files };
  if (!hasCluster(dataDir)) throw new BackupError(`There is no database in DATA_DIR, which is ${dataDir}.`);
  const running = await findRunningPostgres(dataDir);
  return { directUrl: running ?? (await takeDataDir(config, log, stack)).directUrl, files };
}

/** The database and the place for files to restore into, which nobody else may use meanwhile. */
export async function openForRestore(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<{ directUrl: string; target: FileTarget }> {
  const bucket = await openBucket(config);
  const given = config.databaseDirectUrl ?? config.databaseUrl;
  if (bucket && given !== undefined) return { directUrl: given, target: intoBucket(bucket, given) };
  if (given === undefined) {
    const { dataDir, directUrl } = await takeDataDir(config, log, stack);
    return { directUrl, target: bucket ? intoBucket(bucket, directUrl) : intoFolder(dataDir, directUrl) };
  }
  const dataDir = openDataDir(config.dataDir);
  stack.defer(lockDataDir({ dataDir, use: 'alone' }).release);
  return { directUrl: given, target: intoFolder(dataDir, given) };
}
