import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the repository (tracked, or new and not ignored) whose path matches, relative to the root. */
export function repositoryFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter(
      (file) => pattern.test(file) && !file.startsWith('tests/repo/planted/') && existsSync(ROOT + file),
    );
  if (!files.length) throw new Error(`No file matches ${pattern}: the check would check nothing.`);
  return files;
}
