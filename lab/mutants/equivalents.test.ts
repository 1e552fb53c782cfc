import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyOf, readEquivalents } from './equivalents.ts';
import { findMutants } from './find-mutants.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

test('each row of the list is a change of the code as it is', () => {
  const odd = [...readEquivalents()].filter((row) => {
    const [file = ''] = row.split('\t');
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return !findMutants(file, text).some((mutant) => keyOf(mutant) === row);
  });
  expect(odd).toEqual([]);
});
