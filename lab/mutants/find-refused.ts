import { spawnSync } from 'node:child_process';
import type { Mutant } from './find-mutants.ts';
import { plantOne, restore } from './plant.ts';

/** The compiler, and the rule that finds a promise that nobody waits for. */
const CHECK = 'oxlint --type-aware --type-check -A all -D typescript/no-floating-promises --format json';

/**
 * The mutants that `npm run check` refuses, so that they meet no test. Those of different files are checked
 * together.
 */
export function findRefused(root: string, copy: string, mutants: readonly Mutant[]): Set<Mutant> {
  const refused = new Set<Mutant>();
  let waiting = [...mutants];
  while (waiting.length > 0) {
    const batch = [...new Map(waiting.map((mutant) => [mutant.file, mutant])).values()];
    waiting = waiting.filter((mutant) => !batch.includes(mutant));
    for (const mutant of batch) plantOne(root, copy, mutant);
    const { stdout } = spawnSync(
      'node',
      ['scripts/run.mjs', ...CHECK.split(' '), ...batch.map(({ file }) => file)],
      { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 },
    );
    const { diagnostics }: { diagnostics: { filename: string }[] } = JSON.parse(stdout);
    const files = new Set(diagnostics.map(({ filename }) => filename));
    for (const mutant of batch) {
      if (files.has(mutant.file)) refused.add(mutant);
      restore(root, copy, mutant);
    }
  }
  return refused;
}
