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
 * Takes the data directory until the stack is disposed of: alone with the bundled PostgreSQL in it, or shared
 * with other servers of one DATABASE_URL. Throws when another server uses it in the other way, or when
 * PostgreSQL cannot run.
 */
export async function takeDataDir(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<DataPlaces> {
  const dataDir = openDataDir(config.dataDir);
  const address = `${config.host}:${config.port}`;
  if (config.databaseUrl !== undefined) {
    stack.defer(lockDataDir({ dataDir, use: 'shared', address }).release);
    const { databaseUrl, databaseDirectUrl: directUrl = databaseUrl } = config;
    return { dataDir, databaseUrl, directUrl };
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
