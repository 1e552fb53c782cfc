import { Migrator } from 'kysely/migration';
import type { Keyring } from '../keyring.ts';
import type { DbTransaction } from './database.ts';
import { loadMigrations } from './migrate.ts';

/**
 * Makes the schema of an older version: runs only the migrations of these names, in a database without any.
 */
export async function migrateOnly(
  transaction: DbTransaction,
  keyring: Keyring,
  names: readonly string[],
): Promise<void> {
  const migrations = await loadMigrations(names, keyring);
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error(`The schema could not be made: ${(error as Error).message}`, { cause: error });
}
