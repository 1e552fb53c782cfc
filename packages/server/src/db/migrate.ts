import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Keyring } from '../keyring.ts';
import { type Db, openDatabase } from './database.ts';
import { renameOldMigrations } from './migration-names.ts';
import { requirePostgres } from './require-postgres.ts';
import { type Migration, migratingAlone, type Notice, runMigrations } from './run-migrations.ts';
import { noteRelease, requireNeighbour } from './schema-release.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);

/**
 * What a file in `migrations/` exports. The keyring is for migrations that encrypt what was plain text
 * before.
 */
interface MigrationFile extends Pick<Migration, 'isOutsideTransaction'> {
  up(db: Kysely<unknown>, keyring: Keyring): Promise<void>;
}

interface Options {
  /** Name of the last migration to run, for tests of an upgrade. Default: all. */
  upTo?: string;
  /** Default: nobody is told. */
  notice?: Notice;
}

/**
 * Brings the database at `url` up to date, which is PostgreSQL's own address. Of several servers that start
 * at once one does it, and the others wait. Throws when no PostgreSQL answers there, when it is too old, or
 * when a migration fails.
 */
export async function prepareDatabase(
  url: string,
  keyring: Keyring,
  notice: Notice = () => undefined,
): Promise<void> {
  const { db, pool, close } = openDatabase({ url, isMigrating: true });
  try {
    await requirePostgres(pool);
    await migratingAlone(url, () => migrateToLatest(db, keyring, { notice }), notice);
  } finally {
    await close();
  }
}

/**
 * Brings the schema up to date. Throws when a migration fails, which leaves the schema before it, or when a
 * newer version has changed the schema so that this one cannot serve on it. Otherwise an older server leaves
 * a newer schema as it is.
 */
export async function migrateToLatest(
  db: Db,
  keyring: Keyring,
  { upTo, notice = () => undefined }: Options = {},
): Promise<void> {
  const known = await migrationNames();
  const run = await renameOldMigrations(db);
  if (run.some((name) => !known.includes(name))) {
    await requireNeighbour(db, known, run);
    return notice('this server is older than the database and serves on it as it is');
  }
  // Before them, too, so that no older server starts while a migration takes away what it needs.
  await noteRelease(db, run);
  const last = upTo === undefined ? known.length : known.indexOf(upTo) + 1;
  await runMigrations(db, await loadMigrations(known.slice(0, last), keyring), { notice });
  await noteRelease(db, known.slice(0, last));
}

/** The migrations of this version, in order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(DIRECTORY)).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
  return files.map((name) => name.replace('.ts', '')).toSorted();
}

/** The migrations of these names. */
export async function loadMigrations(
  names: readonly string[],
  keyring: Keyring,
): Promise<Record<string, Migration>> {
  const migrations = names.map(async (name) => {
    const { up, ...rest }: MigrationFile = await import(new URL(`${name}.ts`, DIRECTORY).href);
    return [name, { ...rest, up: (db: Kysely<unknown>) => up(db, keyring) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
