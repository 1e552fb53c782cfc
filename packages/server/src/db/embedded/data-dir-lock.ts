import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Held by the one server that uses a data directory. */
export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Takes the data directory for this process. Throws an error with the owner's process id when
 * another server has it.
 *
 * The lock is a listening socket: the kernel frees it when its process ends in whatever way, while
 * a process id in a file outlives its process and may come to mean another one.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const address = lockAddress(dataDir);
  const server = await listen(address).catch(() => undefined);
  if (server) return holding(server);

  const owner = await askOwner(address);
  if (owner) {
    throw new Error(
      `Another server (process ${owner}) already uses ${dataDir}. ` +
        'Stop it, choose another DATA_DIR, or let both share one PostgreSQL through DATABASE_URL.',
    );
  }
  // Nobody answers: the socket file of a server that was killed (Linux leaves no file behind).
  rmSync(address, { force: true });
  return holding(await listen(address));
}

function lockAddress(dataDir: string): string {
  const name = `daylit-${createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 24)}`;
  // A leading zero byte names a socket in Linux's abstract space, which has no file.
  return process.platform === 'linux' ? `\0${name}` : path.join(os.tmpdir(), `${name}.lock`);
}

function listen(address: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer((connection) => connection.end(String(process.pid)));
  server.once('error', reject).listen(address, () => resolve(server));
  return promise;
}

function holding(server: Server): DataDirLock {
  // The lock alone must not keep a process running.
  server.unref();
  return {
    release: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      return promise;
    },
  };
}

function askOwner(address: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  let answer = '';
  createConnection(address)
    .setEncoding('utf8')
    .on('data', (text) => (answer += text))
    .on('end', () => resolve(answer))
    .on('error', () => resolve(undefined));
  return promise;
}
