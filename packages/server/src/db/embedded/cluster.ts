import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PostgresBinaries, USE_DATABASE_URL } from './binaries.ts';
import type { Privileges } from './privileges.ts';

/** The database superuser of the bundled PostgreSQL; reachable through the private socket only. */
export const DATABASE_USER = 'daylit';

/** What the PostgreSQL programs get to see of the environment: nothing that holds a secret. */
export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: os.tmpdir(), TZ: 'UTC' };

const SCRATCH = 'init-';

/** Makes the database files inside `dataDir` unless they are there, and returns their directory. */
export function ensureCluster(dataDir: string, binaries: PostgresBinaries, privileges: Privileges): string {
  // The major version is in the name, because PostgreSQL cannot open the files of another one.
  const cluster = path.join(dataDir, 'pg18');
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return cluster;

  mkdirSync(dataDir, { recursive: true, mode: privileges.owner === undefined ? 0o700 : 0o711 });
  removeAbandoned(dataDir);
  // A crash in the middle leaves a scratch directory, never a half-made database: the rename is the last step.
  const scratch = mkdtempSync(path.join(dataDir, SCRATCH));
  if (privileges.owner !== undefined) chownSync(scratch, privileges.owner, privileges.owner);
  runInitdb(path.join(scratch, 'pg'), binaries, privileges);
  renameSync(path.join(scratch, 'pg'), cluster);
  rmSync(scratch, { recursive: true });
  return cluster;
}

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(SCRATCH)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function runInitdb(target: string, binaries: PostgresBinaries, privileges: Privileges): void {
  const options = ['-U', DATABASE_USER, '--auth=trust', '-E', 'UTF8', '--data-checksums'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const [program = '', ...words] = [
    ...privileges.prefix,
    binaries.initdb,
    '-D',
    target,
    ...options,
    ...locale,
  ];
  const result = spawnSync(program, words, { env: POSTGRES_ENV, cwd: '/', encoding: 'utf8' });
  if (result.status !== 0) {
    const reason = result.stderr || result.stdout || String(result.error ?? 'no reason given');
    throw new Error(`The bundled PostgreSQL cannot run here:\n${reason.trim()}\n${USE_DATABASE_URL}`);
  }
}
