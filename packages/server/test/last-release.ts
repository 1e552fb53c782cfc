import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');

/** The commit of the release before this version. */
const { last: commit }: { last: string } = JSON.parse(
  await readFile(path.join(ROOT, 'packages/server/releases.json'), 'utf8'),
);

/** Why it cannot run here; undefined where it can. */
export const noLastRelease =
  spawnSync('git', ['-C', ROOT, 'cat-file', '-e', commit]).status === 0
    ? undefined
    : `This clone has no commit ${commit}, the last release: git fetch --unshallow.`;

/** The text of one of its files. */
export function readLastRelease(file: string): string {
  const show = ['-C', ROOT, 'show', `${commit}:${file}`];
  return execFileSync('git', show, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Unpacks its server into the directory, with the libraries that are installed here, and returns the path of
 * its program.
 */
export async function unpackLastRelease(directory: string): Promise<string> {
  const archive = path.join(directory, 'release.tar');
  await run('git', [
    '-C',
    ROOT,
    'archive',
    '--output',
    archive,
    commit,
    'packages',
    'openapi.yaml',
    'package.json',
  ]);
  const unpacked = path.join(directory, 'release');
  await mkdir(unpacked);
  await run('tar', ['-xf', archive, '-C', unpacked]);
  await symlink(path.join(ROOT, 'node_modules'), path.join(unpacked, 'node_modules'));
  const packages = path.join(ROOT, 'packages');
  for (const name of await readdir(path.join(unpacked, 'packages'))) {
    const libraries = path.join(packages, name, 'node_modules');
    // Links between the packages stay relative, so that they lead to those of the release.
    await cp(libraries, path.join(unpacked, 'packages', name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => path.basename(source) !== '.cache',
    });
  }
  await run(process.execPath, [path.join(unpacked, 'packages/assistant/scripts/build.ts')]);
  return path.join(unpacked, 'packages/server/src/main.ts');
}
