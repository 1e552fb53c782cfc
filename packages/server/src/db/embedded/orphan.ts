import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresLock } from './postgres-lock.ts';

/**
 * How long an orphan gets for its last checkpoint, in milliseconds, before it is ended hard, and then to end.
 */
const GRACE = 10_000;

/**
 * Returns once no PostgreSQL of a former server works in `cluster` and none of its files stops the next one.
 * Throws when one works where this process cannot reach it. To be called by the holder of the data
 * directory's lock only: whatever still works there has lost its server, to a `kill -9` for example.
 */
export async function endOrphan(cluster: string, lock: PostgresLock | undefined): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (isPostmaster(pid, cluster)) await end(pid, cluster);
  // One in another container ends by the death signal of its server, or with the container.
  if (lock && !(await lock.isFreeWithin(GRACE / 1000))) {
    throw new Error(
      `The PostgreSQL of a server that is gone still works in ${cluster}, and this server cannot see it. ` +
        'Stop the container that it runs in, then start again.',
    );
  }
  // Empty, or with the id of another program: PostgreSQL would take that for a living owner and not start.
  rmSync(pidFile, { force: true });
}

/** 0 where the file is missing or holds no process id. */
function readPid(pidFile: string): number {
  try {
    const [line = ''] = readFileSync(pidFile, 'utf8').split('\n', 1);
    return /^[1-9]\d*$/.test(line) ? Number(line) : 0;
  } catch {
    return 0;
  }
}

async function end(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    if (isPostmaster(pid, cluster)) process.kill(pid, signal);
    const deadline = Date.now() + GRACE;
    while (isPostmaster(pid, cluster) && Date.now() < deadline) await sleep(20);
  }
  if (isPostmaster(pid, cluster)) throw new Error(`PostgreSQL (process ${pid}) in ${cluster} does not end.`);
}

/**
 * Whether the process is the postmaster of this very directory. The process itself is asked, because the id
 * in a file may have come to mean any other program.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (pid === 0) return false;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(`/postgres -D ${cluster} -k `);
  }
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1);
    // A postmaster works in its directory, so this holds through every name that the directory has.
    return path.basename(program) === 'postgres' && isSameDirectory(`/proc/${pid}/cwd`, cluster);
  } catch {
    return false;
  }
}

function isSameDirectory(a: string, b: string): boolean {
  const [first, second] = [statSync(a, { bigint: true }), statSync(b, { bigint: true })];
  return first.dev === second.dev && first.ino === second.ino;
}
