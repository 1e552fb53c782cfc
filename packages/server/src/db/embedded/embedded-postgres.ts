import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { findPostgresBinaries, USE_DATABASE_URL } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { keepRunning } from './keep-running.ts';
import { stopOrphan } from './orphan.ts';
import { launchPostgres } from './postgres-process.ts';
import { choosePrivileges, type Privileges } from './privileges.ts';

/** The bundled PostgreSQL, running and watched. */
export interface EmbeddedPostgres {
  /** Connection address of one of its databases, which is created when missing. */
  databaseUrl(name: string): Promise<string>;
  /** Process id of the running postmaster, 0 while it is down; changes after a crash. */
  pid(): number;
  /** Ends PostgreSQL in order and frees the data directory. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** PostgreSQL settings beside our own, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Told the last lines of a PostgreSQL that ended by itself, before it is started again. */
  onCrash?: (log: string) => void;
}

/**
 * Starts the bundled PostgreSQL 18 in `dataDir`, creating its files on the first start, and keeps it
 * running until `stop`. Throws when another server uses the directory, or when it cannot run here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const binaries = await findPostgresBinaries();
  const privileges = choosePrivileges([binaries.directory, dataDir]);
  const lock = await lockDataDir(dataDir);
  try {
    const cluster = ensureCluster(dataDir, binaries, privileges);
    const socketDir = ensureSocketDir(cluster, privileges);
    const settings = options.settings ?? {};
    const supervised = await keepRunning(
      async () => {
        await stopOrphan(cluster);
        return launchPostgres({ binaries, privileges, cluster, socketDir, settings });
      },
      options.onCrash ?? (() => undefined),
    );
    return {
      databaseUrl: (name) => ensureDatabase(socketDir, name),
      pid: supervised.pid,
      stop: async () => {
        await supervised.stop();
        rmSync(socketDir, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

// The socket lies in the temporary directory because its path may have 107 characters at most.
function ensureSocketDir(cluster: string, { owner }: Privileges): string {
  const name = `daylit-pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const directory = path.join(os.tmpdir(), name);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(directory, owner, owner);
  if (statSync(directory).uid !== (owner ?? process.getuid?.())) {
    throw new Error(`${directory} belongs to another user. Remove it, or: ${USE_DATABASE_URL}`);
  }
  return directory;
}

async function ensureDatabase(socketDir: string, name: string): Promise<string> {
  const urlOf = (database: string) =>
    `postgresql://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return urlOf(name);
}
