import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TIME_ZONE } from '../../tests/time-zone.ts';

process.env.TZ = TIME_ZONE;

/** By name: those without a mutant come last, and see what the others left behind. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  }
}

function nameOf({ moduleId }: TestSpecification): string {
  return moduleId.slice(moduleId.lastIndexOf('/') + 1);
}

// The files share their imports, so a mutant costs its tests only.
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    include: ['**/mutant-*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: ByName },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'packages/server/test/global-setup.ts',
    reporters: ['json'],
  },
});
