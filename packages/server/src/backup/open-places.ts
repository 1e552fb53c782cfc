import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { openDataDir } from '../db/embedded/data-dir.ts';
import { lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { findRunningPostgres, hasCluster } from '../db/embedded/running-postgres.ts';
import { type DataPlaces, takeDataDir } from '../db/take-data-dir.ts';
import type { Logger } from '../logger.ts';
import { BackupError } from './backup-error.ts';

/**
 * The database and the directory to back up, whether a server runs on them or not. The stack stops the
 * bundled PostgreSQL where it was started for this.
 */
export async function openForBackup(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<DataPlaces> {
  const dataDir = await realpath(config.dataDir).catch(() => {
    throw new BackupError(`DATA_DIR names no directory: ${config.dataDir}.`);
  });
  if (config.databaseUrl !== undefined) return { dataDir, databaseUrl: config.databaseUrl };
  if (!hasCluster(dataDir)) throw new BackupError(`There is no database in DATA_DIR, which is ${dataDir}.`);
  const databaseUrl = await findRunningPostgres(dataDir);
  return databaseUrl === undefined ? takeDataDir(config, log, stack) : { dataDir, databaseUrl };
}

/** The database and the directory to restore into, which nobody else may use meanwhile. */
export async function openForRestore(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<DataPlaces> {
  if (config.databaseUrl === undefined) return takeDataDir(config, log, stack);
  const dataDir = openDataDir(config.dataDir);
  stack.defer(lockDataDir({ dataDir, use: 'alone' }).release);
  return { dataDir, databaseUrl: config.databaseUrl };
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
