import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs git in the repository and returns what it prints. Throws git's own words when it fails. */
export function git(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The commit with which the working tree is compared: the given one, or where its branch left main. */
export function findBaseCommit(base: string | undefined): string {
  if (base !== undefined) return git('rev-parse', '--verify', `${base}^{commit}`);
  const branches = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  const main = branches.includes('refs/remotes/origin/main') ? 'origin/main' : 'main';
  return git('merge-base', 'HEAD', main);
}
