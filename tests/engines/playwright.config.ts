import { defineConfig } from 'playwright/test';
import journeys from '../e2e/playwright.config.ts';
import { ENGINE_PROGRAMS } from '../../scripts/verify/engine-programs.ts';
import { type Engine, missingPackages } from './engines.ts';

const engines = Object.keys(ENGINE_PROGRAMS) as Engine[];
for (const engine of engines) {
  const packages = missingPackages(engine).join(' and ');
  if (packages && process.env.CI) throw new Error(`${engine} lacks ${packages}, which .ci/run installs.`);
  // The workers read this file, too.
  if (packages && process.env.TEST_WORKER_INDEX === undefined)
    process.stdout.write(`Left out: ${engine}, because this machine lacks the package ${packages}.\n`);
}

const { baseURL, timezoneId } = journeys.use ?? {};

export default defineConfig<object, { engine: Engine }>({
  ...journeys,
  testDir: '.',
  outputDir: '../.output/engines',
  workers: 2,
  timeout: 300_000,
  expect: { toPass: { timeout: 60_000, intervals: [100] } },
  use: { baseURL, timezoneId },
  // Windows of one engine share its browser.
  projects: engines
    .filter((engine) => missingPackages(engine).length === 0)
    .map((engine) => ({
      name: engine,
      use: { engine },
      workers: 1,
      testIgnore: engine === 'WebKit' ? [] : 'phone.test.ts',
    })),
});
