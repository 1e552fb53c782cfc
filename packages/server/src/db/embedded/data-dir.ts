import { mkdirSync, realpathSync } from 'node:fs';

/**
 * Makes the data directory when missing, and returns its real path. Paths below it and comparisons with it
 * are then the same, whichever symbolic link the setting names.
 */
export function openDataDir(directory: string): string {
  // Under root, PostgreSQL runs as another account, which must be able to pass through this directory. Its
  // contents are closed to others.
  mkdirSync(directory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  return realpathSync(directory);
}
