import { execFile, spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

/** A lock that the PostgreSQL processes hold themselves, so it lasts as long as any of them runs. */
export interface PostgresLock {
  /** Words to put before the command that starts PostgreSQL. */
  prefix: readonly string[];
  /** Waits up to `seconds`, and resolves with whether no PostgreSQL works in the directory. */
  isFreeWithin(seconds: number): Promise<boolean>;
}

const CONFLICT_EXIT_CODE = 75;

/**
 * The lock of the PostgreSQL in `dataDir`; undefined where the system has no suitable `flock`. The postmaster
 * and its backends inherit the open file, so the kernel reports them even when another container hides their
 * process ids.
 */
export function openPostgresLock(dataDir: string): PostgresLock | undefined {
  if (process.platform !== 'linux') return undefined;
  const file = path.join(dataDir, 'postgres.lock');
  closeSync(openSync(file, 'a', 0o600));
  const flock = ['flock', '--no-fork', '--conflict-exit-code', String(CONFLICT_EXIT_CODE)];
  const { status } = spawnSync(flock[0] ?? '', [...flock.slice(1), '--nonblock', file, 'true']);
  if (status !== 0 && status !== CONFLICT_EXIT_CODE) return undefined;
  return {
    prefix: [...flock, '--nonblock', file],
    isFreeWithin: (seconds) => succeeds([...flock, '--wait', String(seconds), file, 'true']),
  };
}

function succeeds([program = '', ...words]: readonly string[]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  execFile(program, words, (error) => resolve(error === null));
  return promise;
}
