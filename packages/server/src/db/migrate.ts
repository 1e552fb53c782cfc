import { readdir } from 'node:fs/promises';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);

/**
 * Brings the schema up to date. Safe when several servers start at once: one migrates behind a lock
 * in the database while the others wait. Throws when a migration fails, which leaves the old schema.
 */
export async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database schema could not be brought up to date.', { cause: error });
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(DIRECTORY)).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
  const migrations = names.map(async (name) => {
    const migration: Migration = await import(new URL(name, DIRECTORY).href);
    return [name.replace('.ts', ''), migration] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}
