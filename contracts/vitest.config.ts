import { defineConfig } from 'vitest/config';
import { TIME_ZONE } from '../tests/time-zone.ts';

// Pact reports each run to its makers unless told not to; the switch must be set before its library is loaded.
process.env.PACT_DO_NOT_TRACK = 'true';

// For this process and all that it starts.
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
          globalSetup: ['delete-pacts.ts'],
          // One pact file is written by all of them; one after the other keeps its order, and so its bytes, the same.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'provider',
          include: ['provider/*.test.ts'],
          globalSetup: ['../packages/server/test/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
