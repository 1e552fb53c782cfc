import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A disk of its own for one server, to be filled, emptied and made read-only under it. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  /** As a kernel does with a failing disk. */
  makeReadOnly(): void;
  makeWritable(): void;
  /** A path in the data directory as the server sees it. */
  pathOf(name: string): string;
}

/** Runs a program that sees mounts of its own; of util-linux. */
const OWN_MOUNTS = 'unshare';

/** Why no disk can be made on this machine; undefined where it can. */
export function whyNoSmallDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'A disk in memory can be mounted by root of a Linux only.';
  const trial = spawnSync(OWN_MOUNTS, ['-m', 'mount', '-t', 'tmpfs', 'trial', '/mnt']);
  return trial.status === 0 ? undefined : 'This machine does not let us mount a disk in memory.';
}

/**
 * Words to start a server with, so that its data directory lies on a disk of that many megabytes in memory.
 * Only that server sees the disk, and it is gone together with it.
 */
export function onSmallDisk(dataDir: string, megabytes: number): string[] {
  mkdirSync(dataDir, { recursive: true });
  const mount = `mount -t tmpfs -o size=${megabytes}m small "$0" && exec "$@"`;
  return [OWN_MOUNTS, '-m', 'sh', '-c', mount, dataDir];
}

/** The disk of a server that was started so. */
export function smallDiskOf(server: { pid: number }, dataDir: string): SmallDisk {
  const pathOf = (name: string) => path.join(`/proc/${server.pid}/root`, dataDir, name);
  const asServer = (...words: string[]) => run('nsenter', ['-m', '-t', String(server.pid), ...words]);
  return {
    // It ends with an error, because the disk is full then.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${pathOf('filler')}`, 'bs=64k']),
    free: () => rmSync(pathOf('filler')),
    // A bind mount over the disk, because the server holds a file open for writing: its lock.
    makeReadOnly: () => {
      asServer('mount', '--bind', dataDir, dataDir);
      asServer('mount', '-o', 'remount,bind,ro', dataDir);
    },
    makeWritable: () => asServer('umount', dataDir),
    pathOf,
  };
}

function run(program: string, words: string[]): void {
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}
