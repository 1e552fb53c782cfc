import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../with-connection.ts';
import { type PostgresBinaries, USE_DATABASE_URL } from './binaries.ts';
import { DATABASE_USER, POSTGRES_ENV } from './cluster.ts';
import type { Privileges } from './privileges.ts';

/** One run of the postgres program that answers queries. */
export interface PostgresProcess {
  pid: number;
  /** Resolves with its last log lines when the process ends, for any reason. */
  exited: Promise<string>;
  /** Cancels running queries, writes everything to disk and ends the process. */
  stop(): Promise<void>;
}

interface Launch {
  binaries: PostgresBinaries;
  privileges: Privileges;
  cluster: string;
  socketDir: string;
  settings: Record<string, string>;
}

/** How long a killed predecessor may keep its lock file, in milliseconds: until init has reaped it. */
const LOCK_FILE_TIMEOUT = 10_000;

const OWN_SETTINGS = {
  // The permissions of the socket's file are the only access control, so there is no port and no password.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '60',
  // Old log is removed and not written over, so that an erasure reaches it; see rewrite-tables.ts.
  wal_recycle: 'off',
  log_min_messages: 'warning',
  // Details and statements can hold e-mail addresses, which do not belong in a log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Starts postgres and resolves once it answers. Throws an error with its log when it does not start. */
export async function launchPostgres(launch: Launch): Promise<PostgresProcess> {
  const deadline = Date.now() + LOCK_FILE_TIMEOUT;
  for (;;) {
    const running = spawnPostgres(launch);
    const log = await Promise.race([running.exited, untilAnswering(running, launch.socketDir)]);
    if (log === undefined) return running;
    const isHeldByPredecessor = /lock file|pre-existing shared memory/.test(log);
    if (!isHeldByPredecessor || Date.now() > deadline) {
      throw new Error(`The bundled PostgreSQL did not start:\n${log.trim()}\n${USE_DATABASE_URL}`);
    }
    await sleep(50);
  }
}

function spawnPostgres({ binaries, privileges, cluster, socketDir, settings }: Launch): PostgresProcess {
  const options = Object.entries({ ...OWN_SETTINGS, ...settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const [program = '', ...words] = [
    ...privileges.prefix,
    binaries.postgres,
    '-D',
    cluster,
    '-k',
    socketDir,
    ...options,
  ];
  const child = spawn(program, words, {
    env: POSTGRES_ENV,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl+C in a terminal signals the whole process group. The server still needs its database then, for a
    // graceful shutdown.
    detached: true,
  });
  const { promise: exited, resolve } = Promise.withResolvers<string>();
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4_000)));
  child.once('exit', () => resolve(log || 'no reason given'));
  child.once('error', (error) => resolve(error.message));
  return {
    pid: child.pid ?? 0,
    exited,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
    },
  };
}

async function untilAnswering(running: PostgresProcess, socketDir: string): Promise<undefined> {
  const ended = new AbortController();
  void running.exited.then(() => ended.abort());
  while (!ended.signal.aborted) {
    try {
      await withConnection(
        { host: socketDir, user: DATABASE_USER, database: 'postgres' },
        async () => undefined,
      );
      return;
    } catch {
      await sleep(20);
    }
  }
}
