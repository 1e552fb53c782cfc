import { defineConfig } from 'vitest/config';
import { TIME_ZONE } from '../tests/time-zone.ts';

// Turns off Pact's usage tracking. Must be set before its library is loaded.
process.env.PACT_DO_NOT_TRACK = 'true';

// For this process and its children.
process.env.TZ = TIME_ZONE;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // One more than Vitest takes by itself on two cores: much of a test is waiting for what it has started.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'consumer',
          include: ['*.consumer.test.ts'],
          globalSetup: ['renew-pacts.ts'],
          // All tests write one pact file. Running them in sequence keeps its order and bytes stable.
          fileParallelism: false,
          // The files share their imports, which take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'provider',
          include: ['provider/*.test.ts'],
          globalSetup: ['../packages/server/test/global-setup.ts'],
          // For a verification that hangs: on a busy machine three hundred interactions take two minutes.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
