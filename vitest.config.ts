import { defineConfig } from 'vitest/config';
import { TIME_ZONE } from './tests/time-zone.ts';

// For this process and all that it starts.
process.env.TZ = TIME_ZONE;

// Unit tests only. Stories and contracts have configurations of their own, so that neither slows the other down.
export default defineConfig({
  test: {
    // One more than Vitest takes by itself on two cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test,scripts}/**/*.test.{ts,tsx}', 'tests/repo/**/*.test.ts'],
          exclude: ['packages/{server,vision}/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'vision',
          include: ['packages/vision/{src,test,scripts}/**/*.test.ts'],
          // The engine has no state, and the files share its compiled networks. Node runs it as it is: the loops over
          // pixels take half as long again when Vite has rewritten what they import.
          isolate: false,
          experimental: { viteModuleRunner: false },
          // Painting and analysing photos takes seconds on a busy machine; a time-out is for what hangs.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/{src,test,scripts}/**/*.test.ts'],
          // The files share their imports, which take longer than the tests. State lives in a database per file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: 'packages/server/test/global-setup.ts',
        },
      },
    ],
  },
});
