import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findQuickBrowser } from '../browser.ts';
import { TIME_ZONE } from '../time-zone.ts';

// For this process and all that it starts.
process.env.TZ = TIME_ZONE;

// The configuration is read again in each worker; the data directory must stay the first one's.
process.env.DAYLIT_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'daylit-e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: '../.output/e2e',
  globalTeardown: './teardown.ts',
  // Much of a test is waiting for the clock of the product.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    // The server says its port on stdout; Playwright puts the named group into the environment.
    baseURL: `http://127.0.0.1:${process.env.DAYLIT_E2E_PORT}`,
    launchOptions: await findQuickBrowser(),
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    timezoneId: TIME_ZONE,
  },
  webServer: {
    command: `${process.execPath} packages/server/src/main.ts`,
    cwd: path.join(import.meta.dirname, '../..'),
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: process.env.DAYLIT_E2E_DATA,
      LOG_LEVEL: 'warn',
      // Each test says which network it comes from.
      TRUST_PROXY: '1',
      // Other than by default, so that it shows whether the pages know: settings.test.ts.
      PASSWORD_MIN_LENGTH: '12',
      DEEP_LINK_SCHEME: 'daylit',
    },
    wait: { stdout: /Listening on http:\/\/127\.0\.0\.1:(?<daylit_e2e_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
});
