import { createHash } from 'node:crypto';
import { lchownSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A socket's path has at most 103 characters on macOS and 107 on Linux. Of these, `/daylit-pg-`, the
 * fingerprint, the random end and `/.s.PGSQL.5432` take 44.
 */
const LONGEST_PARENT = 103 - 44;

/**
 * Makes a directory for PostgreSQL's socket that no other account can enter or predict, and removes those of
 * killed servers. Only the holder of the data directory's lock may call it. `owner` is the account that runs
 * PostgreSQL, when it is another one.
 *
 * It lies in the temporary directory, because the path of a socket may be only so long, and in that of the
 * system where the own one is too deep.
 */
export function makeSocketDir(cluster: string, owner: number | undefined): string {
  const prefix = `daylit-pg-${fingerprint(cluster)}-`;
  const parent = os.tmpdir().length <= LONGEST_PARENT ? os.tmpdir() : '/tmp';
  removeAbandoned(parent, prefix, owner ?? process.getuid?.());
  const directory = mkdtempSync(path.join(parent, prefix));
  if (owner !== undefined) lchownSync(directory, owner, owner);
  return directory;
}

// By device and inode, because two containers may use one path for two directories.
function fingerprint(cluster: string): string {
  const { dev, ino } = statSync(cluster, { bigint: true });
  return createHash('sha256').update(`${dev} ${ino}`).digest('hex').slice(0, 12);
}

function removeAbandoned(parent: string, prefix: string, owner: number | undefined): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const directory = path.join(parent, name);
    const found = lstatSync(directory, { throwIfNoEntry: false });
    if (found?.isDirectory() && found.uid === owner) rmSync(directory, { recursive: true, force: true });
  }
}
