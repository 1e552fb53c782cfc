import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNPM } from '../../scripts/tools.mjs';
import { git, ROOT } from './git.ts';

const CACHE = `${ROOT}node_modules/.cache/visual/`;

/** Builds the Storybook of the working tree and returns its folder. */
export function buildWorkingTree(): string {
  const output = `${CACHE}working-tree`;
  build(ROOT, output);
  return output;
}

/** Builds the Storybook of a commit, unless that was the last one built, and returns its folder. */
export async function buildCommit(commit: string): Promise<string> {
  const output = `${CACHE}base/${commit}`;
  if (existsSync(output)) return output;
  const parent = await mkdtemp(path.join(tmpdir(), 'daylit-visual-'));
  const [tree, built] = [`${parent}/tree`, `${parent}/built`];
  git('worktree', 'add', '--detach', tree, commit);
  try {
    run(tree, `${PNPM} install --frozen-lockfile --prefer-offline`);
    build(tree, built);
    // A build that was interrupted never has its final name. Only one base is kept.
    await rm(`${CACHE}base`, { recursive: true, force: true });
    await mkdir(`${CACHE}base`, { recursive: true });
    await rename(built, output);
  } finally {
    git('worktree', 'remove', '--force', tree);
    await rm(parent, { recursive: true, force: true });
  }
  return output;
}

function build(tree: string, output: string): void {
  run(tree, `storybook build --quiet --output-dir "${output}"`);
}

function run(tree: string, command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    cwd: tree,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: 'true',
      PATH: `${path.join(tree, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  if (status !== 0) throw new Error(`${command} failed in ${tree}:\n${stdout}${stderr}`);
}
