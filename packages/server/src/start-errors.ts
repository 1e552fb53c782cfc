import { realpathSync } from 'node:fs';
import os from 'node:os';
import type { Config } from './config.ts';

/**
 * The error of a start, with the setting to change when the system refused a place or an address that a
 * setting names.
 */
export function nameSetting(error: unknown, { dataDir, host, port }: Config): unknown {
  if (!(error instanceof Error)) return error;
  const { syscall, path } = error as NodeJS.ErrnoException;
  const demand = (text: string) => new Error(`${text}: ${error.message}.`);
  if (syscall === 'listen' || syscall === 'bind')
    return demand(`HOST and PORT must name a free address of this machine, and ${host} ${port} is none`);
  if (path === undefined) return error;
  if (isOnTheWay(path, dataDir))
    return demand('DATA_DIR must name a directory that this account may make, read and write');
  if (isOnTheWay(path, os.tmpdir()))
    return demand('TMPDIR must name a directory that this account may read and write');
  return error;
}

/** Also above it, where a missing directory could not be made. */
function isOnTheWay(path: string, directory: string): boolean {
  return [directory, realPathOf(directory)].some(
    (each) => `${path}/`.startsWith(`${each}/`) || each.startsWith(`${path}/`),
  );
}

// Errors come with the path that was used, in which symbolic links may be resolved.
function realPathOf(directory: string): string {
  try {
    return realpathSync(directory);
  } catch {
    return directory;
  }
}
