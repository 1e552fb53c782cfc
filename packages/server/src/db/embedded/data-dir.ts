import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes the data directory when missing, and returns its real path. Paths below it and comparisons with it
 * are then the same, whichever symbolic link the setting names.
 */
export function openDataDir(directory: string): string {
  // Under root, PostgreSQL runs as another account, which must be able to pass through this directory. Its
  // contents are closed to others.
  makeMissing(directory, process.getuid?.() === 0 ? 0o711 : 0o700);
  return realpathSync(directory);
}

// Node's recursive way never ends where nothing can be made inside an existing directory, such as in /proc.
function makeMissing(directory: string, mode: number): void {
  if (existsSync(directory)) return;
  makeMissing(path.dirname(directory), mode);
  try {
    mkdirSync(directory, { mode });
  } catch (error) {
    // Another server made it a moment ago.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !existsSync(directory)) throw error;
  }
}
