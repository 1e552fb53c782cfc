import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterIn, DATABASE_USER } from '../src/db/embedded/cluster.ts';

/** The address of the bundled database of a server that runs on `dataDir`. */
export async function bundledDatabase(dataDir: string): Promise<string> {
  // The fifth line of PostgreSQL's own file says where its socket is.
  const lines = (await readFile(path.join(clusterIn(dataDir), 'postmaster.pid'), 'utf8')).split('\n');
  return `postgresql://${DATABASE_USER}@localhost/daylit?host=${encodeURIComponent(lines[4] ?? '')}`;
}
