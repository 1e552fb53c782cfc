import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePrivileges } from '../src/db/embedded/privileges.ts';
import { freePort } from './free-port.ts';
import { query } from './query.ts';

/** PgBouncer before a database, in transaction mode unless told otherwise. */
export interface Pgbouncer {
  /** Address of the same database through it. */
  url: string;
  /** Cuts every connection of the moment, as an update of its package does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Why it cannot run here; undefined where it can. */
export const noPgbouncer =
  spawnSync('pgbouncer', ['--version']).status === 0
    ? undefined
    : 'There is no pgbouncer here: apt-get install pgbouncer.';

/** How long it may take to serve, in milliseconds. */
const START_TIMEOUT = 20_000;

/** Starts Debian's PgBouncer before the database at `databaseUrl`, with these settings beside ours. */
export async function startPgbouncer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Pgbouncer> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-pgbouncer-'));
  const { username, hostname, port: target, pathname, searchParams } = new URL(databaseUrl);
  const port = await freePort();
  const file = path.join(directory, 'pgbouncer.ini');
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    // Few and in turn, so that hardly any two transactions run on the same connection.
    default_pool_size: '8',
    server_round_robin: '1',
    max_client_conn: '200',
    ...settings,
  };
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  const place = `host=${searchParams.get('host') ?? `${hostname} port=${target}`} user=${username}`;
  await writeFile(file, ['[databases]', `* = ${place}`, '[pgbouncer]', ...lines, ''].join('\n'));
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`;
  let running = await launch(file, url);
  return {
    url,
    async restart() {
      await end(running);
      running = await launch(file, url);
    },
    async stop() {
      await end(running);
      await rm(directory, { recursive: true });
    },
  };
}

async function launch(file: string, url: string): Promise<ChildProcess> {
  // Like PostgreSQL, it refuses to run as root, and must be the account that may use the socket.
  const [program = '', ...words] = [
    ...choosePrivileges([path.dirname(file)]).prefix,
    'pgbouncer',
    file,
  ] as string[];
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      await query(url, 'select');
      return child;
    } catch (error) {
      if (performance.now() > deadline || child.exitCode !== null)
        throw new Error(`PgBouncer did not start: ${said}`, { cause: error });
      await wait(20);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
