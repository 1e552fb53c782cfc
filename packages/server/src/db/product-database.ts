import path from 'node:path';
import type { Config } from '../config.ts';
import { type Keyring, openKeyring } from '../keyring.ts';
import type { Logger } from '../logger.ts';
import { whileKeysMove } from '../moving-keyring.ts';
import type { ObjectStore } from '../object-store.ts';
import { openBucket, type OwnBucket } from '../open-bucket.ts';
import { openSealedKeyring } from '../sealed-keyring.ts';
import { bucketPlace, claimPlace, directoryPlace } from './claim-data-dir.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { finishRestore } from './finish-restore.ts';
import { prepareDatabase } from './migrate.ts';
import { requireNotifications, requirePostgres } from './require-postgres.ts';
import { takeDataDir } from './take-data-dir.ts';

/**
 * Where a server keeps what it must not lose: its database, and the directory or bucket that belongs to it.
 */
export interface ProductDatabase extends Omit<DatabaseConnection, 'close'> {
  /** Address of PostgreSQL itself, past a pooler: for notifications, and for what outlasts a transaction. */
  directUrl: string;
  /** Whether it is the bundled database, which no other server uses at the same time. */
  isAlone: boolean;
  /** Real path of the data directory. With a database elsewhere and `objects` it is not used. */
  dataDir: string;
  keyring: Keyring;
  /** The bucket that keeps files and keys; undefined where the data directory does. */
  objects: ObjectStore | undefined;
  /** The data directory where files of it still have to move into the bucket. */
  movesFrom: string | undefined;
}

/**
 * Opens the database of the settings with the place of its files, and brings its schema up to date. The stack
 * closes it. `take` finds both.
 */
export async function openProductDatabase(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
  take: typeof takeDataDir = takeDataDir,
): Promise<ProductDatabase> {
  const bucket = await openBucket(config);
  const { dataDir, databaseUrl: url, directUrl } = await take(config, log, stack);
  if (!bucket) await finishRestore(directUrl, dataDir);
  // A directory with an id has files and keys, until these have moved.
  const formerId = bucket && (await directoryPlace(dataDir).readId('final'));
  const movesFrom = formerId === undefined ? undefined : dataDir;
  const keyring = await openKeys(bucket, dataDir, movesFrom);
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
  await claimPlace({
    db,
    place: bucket ? bucketPlace(bucket.objects, bucket.name) : directoryPlace(dataDir),
    // Servers that know nothing of the bucket cannot start with the directory any more.
    replaces: config.dataDirReplaces ?? formerId,
  });
  const isAlone = config.databaseUrl === undefined;
  return { directUrl, isAlone, dataDir, keyring, objects: bucket?.objects, movesFrom, db, pool };
}

async function openKeys(
  bucket: OwnBucket | undefined,
  dataDir: string,
  movesFrom: string | undefined,
): Promise<Keyring> {
  if (!bucket) return await openKeyring(path.join(dataDir, 'keys'));
  const keyring = openSealedKeyring(bucket.objects, bucket.secrets);
  if (movesFrom === undefined) return keyring;
  return whileKeysMove(keyring, await openKeyring(path.join(movesFrom, 'keys')));
}
