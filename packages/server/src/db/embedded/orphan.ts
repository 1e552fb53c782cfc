import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an orphan gets for its last checkpoint, in milliseconds, before it is ended hard. */
const GRACE = 10_000;

/**
 * Ends a PostgreSQL that outlived its server (after a `kill -9` where the kernel could not pass the
 * signal on). To be called by the holder of the data directory's lock only.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  const command = commandOf(pid);
  // Nothing there, or a zombie: PostgreSQL itself clears the file away once that is safe.
  if (command === '') return;
  if (!command.includes(cluster)) {
    // The number belongs to another program by now (always so after a container restart), and
    // PostgreSQL would take that for a living owner.
    rmSync(pidFile);
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + GRACE;
  while (commandOf(pid) !== '') {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(20);
  }
}

/** The command line of a process; empty when it is gone or only waits to be reaped. */
function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}
