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
  /** `alone` for a server whose database lies in the directory; `shared` for servers of one DATABASE_URL. */
  use: 'alone' | 'shared';
  /** Where the server listens; shown to a person whose server finds the lock taken. */
  address?: string | undefined;
}

/** How long a server waits for the lock when two start at the same moment, in milliseconds. */
const LOCK_TIMEOUT = 500;

/** What SQLite answers when another connection holds the lock. */
const SQLITE_BUSY = 5;

// The garbage collector would close an unreferenced connection and so release the lock.
const held = new Set<DatabaseSync>();

/**
 * Takes the data directory for this process. Throws an error that names the holder when another server uses
 * it.
 *
 * The lock is SQLite's lock on an empty file. The kernel keeps it with the file itself, so it holds for every
 * container that sees the directory, by any path, and ends with its process in every case.
 */
export function lockDataDir({ dataDir, use, address }: Options): DataDirLock {
  const file = path.join(dataDir, 'server.lock');
  // Created only when missing, because closing any handle of a file releases all locks of the process on it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, { timeout: LOCK_TIMEOUT });
  try {
    // Nothing is ever written, so no journal file is needed.
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
    return new Error(`DATA_DIR must lie where files can be locked, and ${dataDir}/server.lock cannot.`, {
      cause,
    });
  }
  return new Error(
    `Another server${describeHolder(dataDir)} already uses ${dataDir}. ` +
      'Stop it, choose another DATA_DIR, or let both share one PostgreSQL through DATABASE_URL.',
  );
}

/** For messages only: the file may be left over from a killed server. */
function describeHolder(dataDir: string): string {
  try {
    const { pid, host, address } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
    return ` (process ${pid} on ${host}${address ? `, ${address}` : ''})`;
  } catch {
    return '';
  }
}
