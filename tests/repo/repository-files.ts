import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the repository (tracked, or new and not ignored) whose path matches, relative to `root`. */
export function repositoryFiles(pattern: RegExp, root: string = ROOT): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter(
      (file) =>
        pattern.test(file) && !file.startsWith('tests/repo/planted/') && existsSync(`${root}/${file}`),
    );
  if (!files.length) throw new Error(`No file matches ${pattern}: the check would check nothing.`);
  return files;
}
