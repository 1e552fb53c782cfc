import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './find-mutants.ts';

const LIST = path.join(import.meta.dirname, 'equivalents.tsv');

/** The mutants of which the list says that nobody could notice them, by their keys. */
export function readEquivalents(): ReadonlySet<string> {
  const rows = readFileSync(LIST, 'utf8').trim().split('\n').slice(1);
  return new Set(rows.map((row) => row.split('\t').slice(0, 3).join('\t')));
}

/** The first three fields of the list. */
export function keyOf({ file, original, replacement }: Mutant): string {
  return [file, original, replacement].map((text) => text.replaceAll(/\s+/g, ' ')).join('\t');
}
