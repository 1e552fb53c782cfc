import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { USE_DATABASE_URL } from './binaries.ts';

/** How to run PostgreSQL, which refuses to run as root, and as an account without a name. */
export interface Privileges {
  /** Words to put before the command. */
  prefix: readonly string[];
  /** The account that must own the data directory, when it is not the one that runs the server. */
  owner: number | undefined;
}

/** The user and group `nobody`, which exists everywhere and owns nothing. */
const NOBODY = 65_534;

/**
 * Decides how PostgreSQL runs for this user. `paths` are the directories that it must reach. Throws when it
 * would have to run as another account, and cannot.
 */
export function choosePrivileges(paths: readonly string[]): Privileges {
  const dieWithServer = supportsDeathSignal() ? ['setpriv', '--pdeathsig', 'INT'] : [];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { prefix: dieWithServer, owner: undefined };

  // A user namespace shows PostgreSQL an ordinary account while its files stay those of this one. That also
  // works below a directory that only root may enter, such as root's home.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (succeeds([...namespace, 'true'])) return { prefix: [...namespace, ...dieWithServer], owner: undefined };
  if (!isRoot)
    throw new Error(
      `PostgreSQL refuses to run as account ${process.getuid?.()}, which has no entry in /etc/passwd. ` +
        `Start the server as one that has. Or: ${USE_DATABASE_URL}`,
    );

  if (dieWithServer.length > 0 && paths.every(isReachableByAnyone)) {
    const stepDown = ['--reuid', `${NOBODY}`, '--regid', `${NOBODY}`, '--clear-groups'];
    return { prefix: [...dieWithServer, ...stepDown], owner: NOBODY };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and from here it cannot reach ${paths.join(' and ')} as anybody else. ` +
      `Start the server as an ordinary user, or move these out of the private directory. Or: ${USE_DATABASE_URL}`,
  );
}

/** A container may be started with any number as its account. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

function succeeds(command: readonly string[]): boolean {
  return spawnSync(command[0] ?? '', command.slice(1), { stdio: 'ignore' }).status === 0;
}

function supportsDeathSignal(): boolean {
  return process.platform === 'linux' && succeeds(['setpriv', '--pdeathsig', 'INT', 'true']);
}

function isReachableByAnyone(target: string): boolean {
  for (let directory = path.resolve(target); ; directory = path.dirname(directory)) {
    const isTraversable = !existsSync(directory) || (statSync(directory).mode & 0o001) !== 0;
    if (!isTraversable) return false;
    if (directory === path.dirname(directory)) return true;
  }
}
