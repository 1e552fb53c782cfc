import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Keyring } from '../keyring.ts';
import { type Db, openDatabase } from './database.ts';
import { requirePostgres } from './require-postgres.ts';
import { renameOldMigrations } from './migration-names.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);

/**
 * What a file in `migrations/` exports. The keyring is for migrations that encrypt what was plain text
 * before.
 */
interface MigrationFile {
  up(db: Kysely<unknown>, keyring: Keyring): Promise<void>;
}

interface Options {
  /** Name of the last migration to run, for tests of an upgrade. Default: all. */
  upTo?: string;
}

/**
 * Brings the database at `url` up to date. Throws when no PostgreSQL answers there, when it is too old, or
 * when a migration fails. It uses a connection without time limits, because changing a large table can take
 * long.
 */
export async function prepareDatabase(url: string, keyring: Keyring): Promise<void> {
  const { db, pool, close } = openDatabase({ url, hasTimeLimits: false });
  try {
    await requirePostgres(pool);
    await migrateToLatest(db, keyring);
  } finally {
    await close();
  }
}

/**
 * Brings the schema up to date. Safe when several servers start at once: one migrates behind a lock in the
 * database while the others wait. Throws when a newer version has changed it, or when a migration fails,
 * which leaves the old schema.
 */
export async function migrateToLatest(db: Db, keyring: Keyring, { upTo }: Options = {}): Promise<void> {
  const known = await migrationNames();
  const foreign = (await renameOldMigrations(db)).filter((name) => !known.includes(name));
  if (foreign.length > 0)
    throw new Error(
      `The database of DATABASE_URL, or of DATA_DIR without it, belongs to a newer version of this program, which ` +
        `made ${foreign.join(', ')}: start that version, or restore a backup from before it.`,
    );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => loadMigrations(keyring) },
    // Numbers are reserved per area, so one may be added below those that a database has run already.
    allowUnorderedMigrations: true,
  });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw new Error('The database schema could not be brought up to date.', { cause: error });
}

async function migrationNames(): Promise<string[]> {
  const files = (await readdir(DIRECTORY)).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
  return files.map((name) => name.replace('.ts', ''));
}

async function loadMigrations(keyring: Keyring): Promise<Record<string, Migration>> {
  const migrations = (await migrationNames()).map(async (name) => {
    const { up }: MigrationFile = await import(new URL(`${name}.ts`, DIRECTORY).href);
    return [name, { up: (db: Kysely<unknown>) => up(db, keyring) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
