import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresLock } from './postgres-lock.ts';

/**
 * How long an orphan has for its last checkpoint, and then for ending after the harder signal, in
 * milliseconds.
 */
const GRACE = 10_000;

/**
 * Resolves once no PostgreSQL of a former server works in `cluster` and none of its files prevents the next
 * start. Throws when one works there that this process cannot reach. Only the holder of the data directory's
 * lock may call it: a PostgreSQL that still works there has lost its server, for example to a `kill -9`.
 */
export async function endOrphan(cluster: string, lock: PostgresLock | undefined): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (isPostmaster(pid, cluster)) await end(pid, cluster);
  // An orphan in another container ends through the death signal of its server, or with the container.
  if (lock && !(await lock.isFreeWithin(GRACE / 1000))) {
    throw new Error(
      `The PostgreSQL of a server that is gone still works in ${cluster}, and this server cannot see it. ` +
        'Stop the container that it runs in, then start again.',
    );
  }
  // The file may be empty or hold another program's id. PostgreSQL would take that for a running owner and
  // not start.
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
 * Whether the process is the postmaster of this directory. The process itself is checked, because the id in a
 * file may belong to any other program by now.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (pid === 0) return false;
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(`/postgres -D ${cluster} -k `);
  }
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1);
    // A postmaster's working directory is its data directory, so this works for every path to the directory.
    return path.basename(program) === 'postgres' && isSameDirectory(`/proc/${pid}/cwd`, cluster);
  } catch {
    return false;
  }
}

function isSameDirectory(a: string, b: string): boolean {
  const [first, second] = [statSync(a, { bigint: true }), statSync(b, { bigint: true })];
  return first.dev === second.dev && first.ino === second.ino;
}
