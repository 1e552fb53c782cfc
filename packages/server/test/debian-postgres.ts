import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { choosePrivileges } from '../src/db/embedded/privileges.ts';
import { freePort } from './free-port.ts';
import { query } from './query.ts';

/** Debian's PostgreSQL 15 on the loopback interface, as a database on another machine would be. */
export interface DebianPostgres {
  port: number;
  /** Address of the database `postgres`. */
  url: string;
  /** Starts a second one that repeats every change before it is acknowledged. */
  startStandby(): Promise<DebianPostgres>;
  /** Makes a standby the one that takes changes. */
  promote(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const BIN = '/usr/lib/postgresql/15/bin';

/** Why it cannot run here; undefined where it can. */
export const noDebianPostgres = existsSync(BIN)
  ? undefined
  : 'There is no PostgreSQL 15 here: apt-get install postgresql-15.';

/** How long it may take to serve, in milliseconds. */
const START_TIMEOUT = 20_000;

/** Starts an empty one on a free port, with these settings beside those of Debian. */
export async function startDebianPostgres(settings: Record<string, string> = {}): Promise<DebianPostgres> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'daylit-postgres-'));
  const { prefix, owner } = choosePrivileges([home]);
  if (owner !== undefined) await chown(home, owner, owner);
  const run = (program: string, ...words: string[]) => {
    const [first = '', ...others] = [...prefix, path.join(BIN, program), ...words];
    const { status, stderr } = spawnSync(first, others, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  run('initdb', '--pgdata', path.join(home, 'data'), '--username', 'daylit', '--auth', 'trust', '--no-sync');
  return await launch(path.join(home, 'data'), settings);

  async function launch(dataDir: string, own: Record<string, string>): Promise<DebianPostgres> {
    const port = await freePort();
    const options = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      ...own,
    };
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const [first = '', ...others] = [...prefix, path.join(BIN, 'postgres'), '-D', dataDir, ...flags];
    const child = spawn(first, others, { stdio: ['ignore', 'ignore', 'pipe'] });
    const url = `postgresql://daylit@127.0.0.1:${port}/postgres`;
    await untilItServes(child, url);
    const end = async (signal: 'SIGKILL' | 'SIGINT') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      if (signal === 'SIGINT') await rm(home, { recursive: true, force: true });
    };
    return {
      port,
      url,
      async startStandby() {
        const copy = path.join(home, 'standby');
        run(
          'pg_basebackup',
          '--pgdata',
          copy,
          '--dbname',
          url,
          '--write-recovery-conf',
          '--checkpoint',
          'fast',
        );
        const standby = await launch(copy, { ...settings, synchronous_standby_names: '' });
        await query(url, `alter system set synchronous_standby_names = '*'`);
        await query(url, 'select pg_reload_conf()');
        return standby;
      },
      async promote() {
        await query(url, 'select pg_promote()');
      },
      kill: () => end('SIGKILL'),
      stop: () => end('SIGINT'),
    };
  }
}

async function untilItServes(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    try {
      await query(url, 'select');
      return;
    } catch (error) {
      if (performance.now() > deadline || child.exitCode !== null)
        throw new Error(`PostgreSQL did not start: ${said}`, { cause: error });
      await wait(50);
    }
  }
}
