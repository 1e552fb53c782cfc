import path from 'node:path';
import type { Config } from '../config.ts';
import { type Keyring, openKeyring } from '../keyring.ts';
import type { Logger } from '../logger.ts';
import { claimDataDir } from './claim-data-dir.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { prepareDatabase } from './migrate.ts';
import { requireNotifications, requirePostgres } from './require-postgres.ts';
import { takeDataDir } from './take-data-dir.ts';

/** Where a server keeps what it must not lose: its database and the data directory that belongs to it. */
export interface ProductDatabase extends Omit<DatabaseConnection, 'close'> {
  /** Address of PostgreSQL itself, past a pooler: for notifications, and for what outlasts a transaction. */
  directUrl: string;
  /** Whether it is the bundled database, which no other server uses at the same time. */
  isAlone: boolean;
  /** Real path of the data directory. */
  dataDir: string;
  keyring: Keyring;
}

/**
 * Opens the database of the settings with its data directory, and brings its schema up to date. The stack
 * closes it.
 */
export async function openProductDatabase(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<ProductDatabase> {
  const { dataDir, databaseUrl: url, directUrl } = await takeDataDir(config, log, stack);
  const keyring = await openKeyring(path.join(dataDir, 'keys'));
  const isPooled = config.databaseDirectUrl !== undefined;
  const { db, pool, close } = openDatabase({
    url,
    isPooled,
    onConnectionLost: (err) => log.warn({ err }, 'a database connection was lost'),
  });
  stack.defer(close);
  await requirePostgres(pool);
  await requireNotifications(pool, directUrl, isPooled);
  await prepareDatabase(directUrl, keyring, (words) => log.info(words));
  await claimDataDir({ db, dataDir, replaces: config.dataDirReplaces });
  return { directUrl, isAlone: config.databaseUrl === undefined, dataDir, keyring, db, pool };
}
