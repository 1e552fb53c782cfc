import { rmSync } from 'node:fs';
import path from 'node:path';
import { escapeIdentifier } from 'pg';
import { withConnection } from '../with-connection.ts';
import { findPostgresBinaries } from './binaries.ts';
import { clusterIn, DATABASE_USER, ensureCluster } from './cluster.ts';
import { openDataDir } from './data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { keepRunning } from './keep-running.ts';
import { endOrphan } from './orphan.ts';
import { openPostgresLock } from './postgres-lock.ts';
import { launchPostgres } from './postgres-process.ts';
import { choosePrivileges } from './privileges.ts';
import { makeSocketDir } from './socket-dir.ts';

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
  /** Where the server listens; shown to a person whose server finds the directory in use. */
  address?: string;
  /** PostgreSQL settings beside our own, for example `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Called with the last log lines when PostgreSQL ends by itself, before it is started again. */
  onCrash?: (log: string) => void;
}

/**
 * Starts the bundled PostgreSQL 18 in `dataDir`, creating its files on the first start, and keeps it
 * running until `stop`. Throws when another server uses the directory, or when it cannot run here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const started = new AsyncDisposableStack();
  try {
    return await assemble(options, started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function assemble(options: Options, started: AsyncDisposableStack): Promise<EmbeddedPostgres> {
  const { settings = {}, onCrash = () => undefined, address } = options;
  const binaries = await findPostgresBinaries();
  const dataDir = openDataDir(options.dataDir);
  const { owner, prefix } = choosePrivileges([binaries.directory, dataDir]);
  started.defer(lockDataDir({ dataDir, use: 'alone', address }).release);
  const lock = openPostgresLock(dataDir);
  // `flock` comes first, because the commands after it may give up the right to open its file. Each command
  // replaces itself with the next, so all of them are one process.
  const privileges = { owner, prefix: [...(lock?.prefix ?? []), ...prefix] };
  const cluster = clusterIn(dataDir);
  // Also runs before the files are made, because an initdb that outlived its server may still be at work.
  await endOrphan(cluster, lock);
  ensureCluster(dataDir, binaries, privileges);
  const socketDir = makeSocketDir(cluster, owner);
  started.defer(() => rmSync(socketDir, { recursive: true, force: true }));
  const supervised = await keepRunning(async () => {
    await endOrphan(cluster, lock);
    // The process id in this file may belong to another program by now, and then PostgreSQL would not start.
    rmSync(path.join(socketDir, '.s.PGSQL.5432.lock'), { force: true });
    return launchPostgres({ binaries, privileges, cluster, socketDir, settings });
  }, onCrash);
  started.defer(supervised.stop);
  return {
    databaseUrl: (name) => ensureDatabase(socketDir, name),
    pid: supervised.pid,
    stop: () => started.disposeAsync(),
  };
}

async function ensureDatabase(socketDir: string, name: string): Promise<string> {
  const urlOf = (database: string) =>
    `postgresql://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
  await withConnection({ connectionString: urlOf('postgres') }, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  });
  return urlOf(name);
}
