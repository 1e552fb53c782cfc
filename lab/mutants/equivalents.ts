import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './find-mutants.ts';

const LIST = path.join(import.meta.dirname, 'equivalents.tsv');

/** The mutants of which the list says that nobody could notice them. */
export function readEquivalents(): { has(mutant: Mutant): boolean } {
  const rows = readFileSync(LIST, 'utf8').trim().split('\n').slice(1);
  const known = new Set(rows.map((row) => row.split('\t').slice(0, 3).join('\t')));
  return {
    has: ({ file, original, replacement }) =>
      known.has([file, original, replacement].map(onOneLine).join('\t')),
  };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
