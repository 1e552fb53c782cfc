import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PostgresBinaries, USE_DATABASE_URL } from './binaries.ts';
import type { Privileges } from './privileges.ts';

/** The database superuser of the bundled PostgreSQL; reachable through the private socket only. */
export const DATABASE_USER = 'daylit';

/** The environment of the PostgreSQL programs. It holds no secret. */
export const POSTGRES_ENV = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: os.tmpdir(), TZ: 'UTC' };

const SCRATCH = 'init-';

/**
 * The directory of the database files. Its name holds the major version, because PostgreSQL cannot open the
 * files of another one.
 */
export function clusterIn(dataDir: string): string {
  return path.join(dataDir, 'pg18');
}

/** Makes the database files inside `dataDir` unless they are there. */
export function ensureCluster(dataDir: string, binaries: PostgresBinaries, privileges: Privileges): void {
  const cluster = clusterIn(dataDir);
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;

  removeAbandoned(dataDir);
  // A crash leaves a scratch directory and never an incomplete database, because the rename is the last step.
  const scratch = mkdtempSync(path.join(dataDir, SCRATCH));
  if (privileges.owner !== undefined) lchownSync(scratch, privileges.owner, privileges.owner);
  runInitdb(path.join(scratch, 'pg'), binaries, privileges);
  renameSync(path.join(scratch, 'pg'), cluster);
  rmSync(scratch, { recursive: true });
}

function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(SCRATCH)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function runInitdb(target: string, binaries: PostgresBinaries, privileges: Privileges): void {
  const access = ['-U', DATABASE_USER, '--auth=trust', '-E', 'UTF8', '--data-checksums'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const [program = '', ...words] = [
    ...privileges.prefix,
    binaries.initdb,
    '-D',
    target,
    ...access,
    ...locale,
  ];
  // Detached like PostgreSQL itself, so that Ctrl+C does not interrupt it. It takes a second or two.
  const options = { env: POSTGRES_ENV, cwd: '/', encoding: 'utf8', detached: true } as const;
  const result = spawnSync(program, words, options);
  if (result.status !== 0) {
    const reason = result.stderr || result.stdout || String(result.error ?? 'no reason given');
    throw new Error(`The bundled PostgreSQL cannot run here:\n${reason.trim()}\n${USE_DATABASE_URL}`);
  }
}
