import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { openDataDir } from './embedded/data-dir.ts';
import { lockDataDir } from './embedded/data-dir-lock.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

/** Where a server keeps what it must not lose. */
export interface DataPlaces {
  /** Real path of the data directory. */
  dataDir: string;
  databaseUrl: string;
  /** Address of PostgreSQL itself, where `databaseUrl` may lead to a pooler. */
  directUrl: string;
}

/**
 * Takes the data directory until the stack is disposed of: alone with the bundled PostgreSQL in it, shared
 * with other servers of one DATABASE_URL, or not at all where these keep their files in a bucket. Throws when
 * another server uses it in the other way, or when PostgreSQL cannot run.
 */
export async function takeDataDir(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<DataPlaces> {
  const { host, port, filesUrl, databaseUrl: given, databaseDirectUrl } = config;
  // Nothing is written to it, so it may be read-only or missing.
  if (given !== undefined && filesUrl)
    return { dataDir: config.dataDir, databaseUrl: given, directUrl: databaseDirectUrl ?? given };
  const dataDir = openDataDir(config.dataDir);
  const address = `${host}:${port}`;
  if (given !== undefined) {
    stack.defer(lockDataDir({ dataDir, use: 'shared', address }).release);
    return { dataDir, databaseUrl: given, directUrl: databaseDirectUrl ?? given };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir,
    address,
    onCrash: (lines) => log.error({ lines }, 'the bundled PostgreSQL ended by itself and is started again'),
  });
  stack.defer(postgres.stop);
  const databaseUrl = await postgres.databaseUrl('daylit');
  return { dataDir, databaseUrl, directUrl: databaseUrl };
}
