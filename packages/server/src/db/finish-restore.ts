import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, readIfThere, syncDirectory } from '../durable-files.ts';
import { withConnection } from './with-connection.ts';

/** Where the files of a restore wait until its database is complete. */
export function stagingIn(dataDir: string): string {
  return path.join(dataDir, 'restoring');
}

/** The id in the staging directory that the restored database has too, once it is complete. */
export const STAGED_ID = 'directory.id';

/**
 * Finishes a restore that ended between the commit of its database and the move of its files, and removes the
 * files of one that ended before. Safe when several servers start at once. To be called before anything else
 * uses the database or the keys.
 */
export async function finishRestore(databaseUrl: string, dataDir: string): Promise<void> {
  const staging = stagingIn(dataDir);
  const names = await orUndefined(readdir(staging));
  if (!names) return;
  const id = (await readIfThere(path.join(staging, STAGED_ID)))?.toString().trim();
  if (id !== undefined && (await idOfDatabase(databaseUrl)) === id) {
    for (const name of names)
      if (name !== STAGED_ID) await moveInto(path.join(staging, name), path.join(dataDir, name));
    // Last, because the move is not over while it is missing.
    await orUndefined(rename(path.join(staging, STAGED_ID), path.join(dataDir, STAGED_ID)));
    await syncDirectory(dataDir);
  }
  await rm(staging, { recursive: true, force: true });
}

/** The id of the place that a database is bound to; undefined without one. */
export async function idOfDatabase(databaseUrl: string): Promise<string | undefined> {
  return await withConnection({ connectionString: databaseUrl }, async (client) => {
    const table = await client.query(`select to_regclass('data_directory') is not null as is_there`);
    if (!table.rows[0].is_there) return undefined;
    const { rows } = await client.query<{ id: string }>('select id from data_directory');
    return rows[0]?.id;
  });
}

async function moveInto(from: string, to: string): Promise<void> {
  const entries = await orUndefined(readdir(from, { withFileTypes: true }));
  if (!entries) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Another server that starts may just have moved it.
    await (entry.isDirectory() ? moveInto(source, target) : orUndefined(rename(source, target)));
  }
  await syncDirectory(to);
}
