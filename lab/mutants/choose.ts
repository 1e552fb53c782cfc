import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '@daylit/phantom';
import { findMutants, type Mutant } from './find-mutants.ts';

const MUTATED = [
  'packages/server/src/modules/**/*.ts',
  'packages/wording/src/**/*.ts',
  'packages/assistant/src/**/*.ts',
  'packages/ui/src/**/use-*.ts',
];

const NOT_MUTATED = /\.test\.ts$|\.gen\.ts$|fixtures\.ts$/;

interface Choice {
  root: string;
  seed: number;
  count: number;
  /** A part of the path of the files. */
  part: string;
  /** Those of other seeds. */
  others: readonly Mutant[];
}

/**
 * So many mutants, always the same for the same seeds and code. Each operator has an equal share, because
 * more than half of all would be changed literals. No two are in one another, so all can be planted at once.
 */
export function chooseMutants({ root, seed, count, part, others }: Choice): Mutant[] {
  const files = MUTATED.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  const all = files
    .filter((file) => file.includes(part) && !NOT_MUTATED.test(file))
    .flatMap((file) => findMutants(file, readFileSync(path.join(root, file), 'utf8')));
  const random = createRandom(seed);
  const waiting = Object.values(Object.groupBy(all, ({ operator }) => operator)).map(
    (mutants = []) => mutants,
  );
  const chosen: Mutant[] = [];
  while (chosen.length < count && waiting.some((mutants) => mutants.length > 0)) {
    for (const mutants of waiting) {
      const [mutant] = mutants.splice(Math.floor(random() * mutants.length), 1);
      if (mutant && ![...others, ...chosen].some((other) => overlap(mutant, other))) chosen.push(mutant);
    }
  }
  return chosen.slice(0, count);
}

function overlap(a: Mutant, b: Mutant): boolean {
  return a.file === b.file && a.start < b.end && b.start < a.end;
}
