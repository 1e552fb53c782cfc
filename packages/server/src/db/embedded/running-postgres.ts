import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined } from '../../durable-files.ts';
import { withConnection } from '../with-connection.ts';
import { clusterIn, DATABASE_USER } from './cluster.ts';

/** Whether the data directory holds a bundled database, running or not. */
export function hasCluster(dataDir: string): boolean {
  return existsSync(path.join(clusterIn(dataDir), 'PG_VERSION'));
}

/** The address of the bundled database of a server that runs on `dataDir`; undefined when none answers. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const file = await orUndefined(readFile(path.join(clusterIn(dataDir), 'postmaster.pid'), 'utf8'));
  // The fifth line of PostgreSQL's own file says where its socket is. A killed one leaves the file.
  const socketDir = file?.split('\n')[4];
  if (!socketDir) return undefined;
  const url = `postgresql://${DATABASE_USER}@localhost/daylit?host=${encodeURIComponent(socketDir)}`;
  const answers = withConnection({ connectionString: url }, async () => true);
  return (await answers.catch(() => false)) ? url : undefined;
}
