import { mkdirSync, realpathSync } from 'node:fs';

/**
 * Makes the data directory unless it is there, and returns its real path: every name below it, and every
 * comparison with it, is the same then, through whichever symbolic link a server came.
 */
export function openDataDir(directory: string): string {
  // An account without root's rights has to pass through to the database. What lies in there is closed to
  // others itself.
  mkdirSync(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  return realpathSync(directory);
}
