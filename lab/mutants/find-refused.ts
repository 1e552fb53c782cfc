import { spawnSync } from 'node:child_process';
import type { Mutant } from './find-mutants.ts';
import type { Place } from './hunt-in-node.ts';
import { plantOne, restore } from './plant.ts';

/** The mutants that the compiler refuses: `npm test` would not let them pass either. */
export function findRefused(
  { root, copy }: Omit<Place, 'importers'>,
  mutants: readonly Mutant[],
): Set<Mutant> {
  const refused = new Set<Mutant>();
  for (const { file } of mutants) restore(root, copy, { file });
  for (const mutant of mutants) {
    plantOne(root, copy, mutant);
    const [, name = ''] = mutant.file.split('/');
    const command = ['scripts/run.mjs', 'tsc', '-p', name === 'ui' ? 'tests' : `packages/${name}`];
    const { status } = spawnSync('node', command, { cwd: copy, stdio: 'ignore' });
    if (status !== 0) refused.add(mutant);
    restore(root, copy, mutant);
  }
  return refused;
}
