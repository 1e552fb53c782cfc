import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_USER } from '../src/db/embedded/cluster.ts';
import { listProcesses } from './process-tree.ts';
import { query } from './query.ts';

/** The PostgreSQL that a server runs, for fault injection. */
export interface BundledPostgres {
  /** Kills it, as a power cut would. Resolves once its server has started it again. */
  kill(): Promise<void>;
  /** Freezes it with all of its processes, as a machine that is out of memory does. */
  freeze(): void;
  thaw(): void;
  query(statement: string): Promise<Record<string, unknown>[]>;
}

/** How long a new one may take, in milliseconds. */
const START_TIMEOUT = 60_000;

/** `dataDir` says where the server has its data, as we reach it. */
export function bundledPostgres(dataDir: () => string): BundledPostgres {
  // Its own file: process id, data directory, start, port, directory of the socket.
  const facts = () => readFileSync(path.join(dataDir(), 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  const pid = () => Number(facts()[0]);
  const signalAll = (signal: NodeJS.Signals) => {
    const postmaster = pid();
    const children = listProcesses().filter(({ parent }) => parent === postmaster);
    for (const each of [postmaster, ...children.map((child) => child.pid)]) signalIfThere(each, signal);
  };

  const run = async (statement: string) =>
    query({ host: facts()[4], user: DATABASE_USER, database: 'daylit' }, statement);

  return {
    async kill() {
      const killed = pid();
      process.kill(killed, 'SIGKILL');
      const deadline = performance.now() + START_TIMEOUT;
      for (;;) {
        try {
          if (pid() !== killed && (await run('select'))) return;
        } catch (error) {
          if (performance.now() > deadline) throw error;
        }
        await wait(20);
      }
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    query: run,
  };
}

// A backend may end by itself between the list and the signal.
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
