import { spawnSync } from 'node:child_process';
import type { Outcome, Place } from './hunt-in-node.ts';
import type { Mutant } from './find-mutants.ts';
import { nearTests } from './near-tests.ts';
import { plantOne, restore } from './plant.ts';

/** How many files of stories a mutant meets, nearest first. */
const MOST = 6;

/** The browser starts for each mutant, so a mutant replaces the original in its file. */
export function huntInStories(place: Place, mutants: readonly Mutant[]): Outcome[] {
  return mutants.map((mutant) => {
    const stories = nearTests(place.importers, mutant.file).slice(0, MOST);
    plantOne(place.root, place.copy, mutant);
    const command = ['vitest', 'run', '--config', '.storybook/vitest.config.ts', '--bail=1', ...stories];
    const { status } = spawnSync('node', ['scripts/run.mjs', ...command], {
      cwd: place.copy,
      stdio: 'ignore',
    });
    restore(place.root, place.copy, mutant);
    return { mutant, killer: status === 0 ? undefined : stories.join(', '), met: stories };
  });
}
