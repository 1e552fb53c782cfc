import { spawnSync } from 'node:child_process';
import type { Outcome, Place } from './hunt-in-node.ts';
import type { Mutant } from './find-mutants.ts';
import { nearTests } from './near-tests.ts';
import { plantOne, restore } from './plant.ts';

/** How many files of stories a mutant meets, nearest first. */
const MOST = 6;

/**
 * The browser starts for each mutant, so a mutant replaces the original in its file. Stories that fail run
 * without it, too: throws when they fail again.
 */
export function huntInStories(place: Place, mutants: readonly Mutant[]): Outcome[] {
  const { root, copy, importers } = place;
  return mutants.map((mutant) => {
    const stories = nearTests(importers, mutant.file).slice(0, MOST);
    const fail = (): boolean => {
      const command = ['vitest', 'run', '--config', '.storybook/vitest.config.ts', '--bail=1', ...stories];
      return spawnSync('node', ['scripts/run.mjs', ...command], { cwd: copy, stdio: 'ignore' }).status !== 0;
    };
    plantOne(root, copy, mutant);
    const isKilled = fail();
    restore(root, copy, mutant);
    if (isKilled && fail()) throw new Error(`${stories.join(', ')} fail without a mutant.`);
    return { mutant, killer: isKilled ? stories.join(', ') : undefined, met: stories };
  });
}
