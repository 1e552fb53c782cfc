import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { clusterIn, DATABASE_USER } from '../src/db/embedded/cluster.ts';
import { query } from './query.ts';

/** Ends a member's trial, in the bundled database of a server that runs on `dataDir`. */
export async function endTrial(dataDir: string, email: string): Promise<void> {
  // The fifth line of PostgreSQL's own file says where its socket is.
  const lines = (await readFile(path.join(clusterIn(dataDir), 'postmaster.pid'), 'utf8')).split('\n');
  const url = `postgresql://${DATABASE_USER}@localhost/daylit?host=${encodeURIComponent(lines[4] ?? '')}`;
  const ended = await query(
    url,
    `update users set plan_expires_at = now() - interval '1 minute' where email = '${email}' returning id`,
  );
  if (ended.length !== 1) throw new Error(`There is no member ${email}.`);
}
