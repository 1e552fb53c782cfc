import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Held by a server as long as it uses a data directory. */
export interface DataDirLock {
  release(): void;
}

interface Options {
  /** Real path of the directory. */
  dataDir: string;
  /**
   * `alone` for a server whose database lies in there; `shared` beside others that use the same DATABASE_URL.
   */
  use: 'alone' | 'shared';
  /** Where the server listens, for people who look for the one that holds the lock. */
  address?: string | undefined;
}

/** How long two that start at the same moment may stand in each other's way, in milliseconds. */
const PATIENCE = 500;

/** What SQLite answers when another connection holds the lock. */
const SQLITE_BUSY = 5;

// The garbage collector would close a connection that nobody refers to, and free the lock.
const held = new Set<DatabaseSync>();

/**
 * Takes the data directory for this process. Throws an error that says who has it when another server uses
 * it.
 *
 * The lock is that of SQLite on an empty file: the kernel keeps it with the file itself, so it holds for
 * every container that sees the directory, by whatever path, and ends with its process in whatever way.
 */
export function lockDataDir({ dataDir, use, address }: Options): DataDirLock {
  const file = path.join(dataDir, 'server.lock');
  // Only when it is missing: closing any handle of a file frees what the process has locked in it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    // Nothing is ever written, so there is nothing to keep a journal of.
    connection.exec('pragma journal_mode = memory');
    connection.exec(use === 'alone' ? 'begin exclusive' : 'begin; select 1 from sqlite_master');
  } catch (error) {
    connection.close();
    throw refusal(error as Error & { errcode?: number }, dataDir);
  }
  held.add(connection);
  const note = path.join(dataDir, 'server.json');
  writeFileSync(note, JSON.stringify({ pid: process.pid, host: os.hostname(), address }), { mode: 0o600 });
  return {
    release: () => {
      rmSync(note, { force: true });
      held.delete(connection);
      connection.close();
    },
  };
}

function refusal(cause: Error & { errcode?: number }, dataDir: string): Error {
  if (cause.errcode !== SQLITE_BUSY) {
    return new Error(`${dataDir}/server.lock cannot be locked, which a data directory needs.`, { cause });
  }
  return new Error(
    `Another server${describeHolder(dataDir)} already uses ${dataDir}. ` +
      'Stop it, choose another DATA_DIR, or let both share one PostgreSQL through DATABASE_URL.',
  );
}

/** For people only: what a killed server has left behind may stand there. */
function describeHolder(dataDir: string): string {
  try {
    const { pid, host, address } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
    return ` (process ${pid} on ${host}${address ? `, ${address}` : ''})`;
  } catch {
    return '';
  }
}
