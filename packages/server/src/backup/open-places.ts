import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { openDataDir } from '../db/embedded/data-dir.ts';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { findRunningPostgres, hasCluster } from '../db/embedded/running-postgres.ts';
import { type DataPlaces, takeDataDir } from '../db/take-data-dir.ts';
import type { Logger } from '../logger.ts';
import { BackupError } from './backup-error.ts';

/** The address of PostgreSQL itself, and the data directory. */
type BackedUpPlaces = Pick<DataPlaces, 'dataDir' | 'directUrl'>;

const NO_BUCKET =
  'FILES_URL is set, and these backups hold no bucket: back up the database with pg_dump, then the bucket with the ' +
  'tools of its store.';

/**
 * The database and the directory to back up, whether a server runs on them or not. The stack stops the
 * bundled PostgreSQL where it was started for this.
 */
export async function openForBackup(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<BackedUpPlaces> {
  requireDirectory(config);
  const dataDir = await realpath(config.dataDir).catch(() => {
    throw new BackupError(`DATA_DIR names no directory: ${config.dataDir}.`);
  });
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (directUrl !== undefined) return { dataDir, directUrl };
  if (!hasCluster(dataDir)) throw new BackupError(`There is no database in DATA_DIR, which is ${dataDir}.`);
  const bundledUrl = await findRunningPostgres(dataDir);
  return bundledUrl === undefined ? takeDataDir(config, log, stack) : { dataDir, directUrl: bundledUrl };
}

/** The database and the directory to restore into, which nobody else may use meanwhile. */
export async function openForRestore(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<BackedUpPlaces> {
  requireDirectory(config);
  const directUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (directUrl === undefined) return takeDataDir(config, log, stack);
  const dataDir = openDataDir(config.dataDir);
  stack.defer(lockDataDir({ dataDir, use: 'alone' }).release);
  return { dataDir, directUrl };
}

function requireDirectory({ filesUrl }: Config): void {
  if (filesUrl !== undefined) throw new BackupError(NO_BUCKET);
}

/** The bytes of a file. `onRead` is told how many have been read until then. */
export async function* readFileInParts(
  file: string,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    yield part;
    onRead((bytes += part.length));
  }
}
