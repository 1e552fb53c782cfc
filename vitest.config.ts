import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { TIME_ZONE } from './tests/time-zone.ts';

// For this process and its children.
process.env.TZ = TIME_ZONE;

/**
 * The configuration of the unit tests, or of their slow files, which `npm run test:slow` runs. Stories and
 * contracts have configurations of their own.
 */
export function unitTests({ areSlow }: { areSlow: boolean }): ViteUserConfig {
  const exclude = areSlow ? [] : ['**/*.slow.test.ts'];
  const files = areSlow ? '*.slow.test.ts' : '*.test.{ts,tsx}';
  return defineConfig({
    test: {
      // One file per core, where Vitest by itself leaves a core free. One more on two cores made the files of
      // the server take 248 s instead of 204 s, and 485 s of the processors instead of 341 s.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            name: 'unit',
            include: [
              `packages/*/{src,test,scripts}/**/${files}`,
              `tests/repo/**/${files}`,
              `lab/mutants/${files}`,
              // The other tests of the contracts have a configuration of their own.
              'contracts/lies/*.slow.test.ts',
            ],
            exclude: [...exclude, 'packages/{assistant,phantom,server,vision}/**'],
            // The files share their imports: a third less work for the processors.
            isolate: false,
            testTimeout: 30_000,
          },
        },
        {
          test: {
            name: 'vision',
            include: [`packages/{phantom,vision}/{src,test,scripts}/**/${files}`, `lab/vision/**/${files}`],
            exclude,
            // The engine has no state, so files share its compiled networks. Node runs the sources directly:
            // with Vite's rewritten imports the loops over pixels take half as long again.
            isolate: false,
            experimental: { viteModuleRunner: false },
            // Painting and analysing photos takes seconds on a busy machine. The time-out is for hanging tests.
            testTimeout: 60_000,
          },
        },
        {
          test: {
            name: 'assistant',
            include: [`packages/assistant/{src,test,scripts}/**/${files}`, `lab/assistant/**/${files}`],
            exclude,
            // The files share the model, which takes longer to read than most tests.
            isolate: false,
            testTimeout: 30_000,
            globalSetup: 'packages/assistant/test/global-setup.ts',
          },
        },
        {
          test: {
            name: 'server',
            include: [`packages/server/{src,test,scripts}/**/${files}`],
            exclude,
            // The files share their imports, which take longer than the tests. Each file has its own database.
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
            globalSetup: 'packages/server/test/global-setup.ts',
          },
        },
      ],
    },
  });
}

export default unitTests({ areSlow: false });
