import { execFileSync } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';

// Run by `pnpm pack` in the folder of a package.

const NOTICE = path.join(import.meta.dirname, '../NOTICE');

/** Compiles what the entry points of a package reach to `dist/`, with types: no tests, no stories. */
export async function compilePackage(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  execFileSync('tsc', ['--project', path.join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });
  await copyFile(NOTICE, path.join(dist, 'NOTICE'));
}

if (import.meta.main) await compilePackage(process.cwd());
