import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './find-mutants.ts';

/** Copies the working tree, uncommitted changes included, and installs what it needs. */
export function copyTree(root: string, copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  execFileSync('node', ['scripts/run.mjs', 'true'], { cwd: copy, stdio: 'pipe' });
}

/**
 * Writes all mutants of a file into it. The number of a mutant is its place in `all`, from 1; it stays
 * asleep until `globalThis.isMutant` says that it is the one.
 */
export function plantAll(copy: string, all: readonly Mutant[]): void {
  const numbered = all.map((mutant, at) => ({ ...mutant, number: at + 1 }));
  for (const [file, mutants = []] of Object.entries(Object.groupBy(numbered, ({ file: of }) => of))) {
    let text = readFileSync(path.join(copy, file), 'utf8');
    for (const mutant of mutants.toSorted((a, b) => b.start - a.start)) {
      text = text.slice(0, mutant.start) + switchOf(mutant, mutant.number) + text.slice(mutant.end);
    }
    writeFileSync(path.join(copy, file), text);
  }
}

/** Writes one mutant into its file, in place of the original, and nothing else. */
export function plantOne(root: string, copy: string, { file, start, end, replacement }: Mutant): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(path.join(copy, file), text.slice(0, start) + (replacement || ';') + text.slice(end));
}

function switchOf({ operator, original, replacement }: Mutant, number: number): string {
  const isAwake = `globalThis.isMutant?.(${number})`;
  // In braces, or an `else` after the statement would belong to this `if`.
  if (operator === 'statement') return `{ if (!${isAwake}) ${original} }`;
  return `(${isAwake} ? (${replacement}) : (${original}))`;
}

/** Undoes what was planted in a file. */
export function restore(root: string, copy: string, { file }: Pick<Mutant, 'file'>): void {
  cpSync(path.join(root, file), path.join(copy, file));
}
