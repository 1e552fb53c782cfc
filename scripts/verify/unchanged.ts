import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Step } from './steps.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** What passed on this machine: a fingerprint of the inputs by the command of a step. */
const NOTES = path.join(ROOT, 'node_modules/.cache/daylit/passed.json');

/** Every step depends on these: the tools, and the settings of all of them. */
const ALWAYS = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'scripts/verify'];

/**
 * Returns a fingerprint of all files that can change a step's result, and of what it runs on. Undefined in
 * CI, where every step runs, for a step by chance, and outside a Git checkout.
 */
export function fingerprint({
  command,
  inputs = ['.'],
  programs = [],
  isByChance,
}: Step): string | undefined {
  if (process.env.CI || isByChance) return undefined;
  const files = listFiles([...inputs, ...ALWAYS]);
  if (!files) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([command, process.version, process.env.TEST_TZ]));
  for (const program of globSync(programs)) hash.update(`\n${program} ${statSync(program).mtimeMs}`);
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function listFiles(pathspecs: readonly string[]): string[] | undefined {
  try {
    const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
    const listed = execFileSync('git', [...words, ...pathspecs], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    // A deleted file is listed until its removal is committed.
    return listed.split('\0').filter((file) => file && existsSync(path.join(ROOT, file)));
  } catch {
    return undefined;
  }
}

/** Whether a step passed here with the same fingerprint, and what it wrote is still there. */
export function hasPassed({ command, output }: Step, print: string | undefined): boolean {
  if (!print || (output && !existsSync(path.join(ROOT, output)))) return false;
  return readNotes()[command] === print;
}

/** Notes that a step passed. Call it only if the fingerprint is still the one from before the step. */
export function notePassed({ command }: Step, print: string): void {
  mkdirSync(path.dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, JSON.stringify({ ...readNotes(), [command]: print }));
}

function readNotes(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(NOTES, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
