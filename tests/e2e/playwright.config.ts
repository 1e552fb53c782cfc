import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { findQuickBrowser } from '../browser.ts';
import { TIME_ZONE } from '../time-zone.ts';

// For this process and its children.
process.env.TZ = TIME_ZONE;

// Each worker reads this file again and must use the same data directory.
process.env.DAYLIT_E2E_DATA ??= await mkdtemp(path.join(tmpdir(), 'daylit-e2e-'));

export default defineConfig({
  testDir: '.',
  testIgnore: '**/*.slow.test.ts',
  outputDir: '../.output/e2e',
  // Tests spend much time waiting for the product's delays.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], [path.join(import.meta.dirname, 'remove-data.ts')]],
  forbidOnly: true,
  use: {
    // The server prints its addresses; Playwright puts the named groups into the environment.
    baseURL: `http://127.0.0.1:${process.env.DAYLIT_E2E_PORT}`,
    launchOptions: await findQuickBrowser(),
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // Playwright routes no request that a service worker answers. Tests of the worker allow it.
    serviceWorkers: 'block',
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
      // Each test sends its own network address.
      TRUST_PROXY: '1',
      // Not the default, so that settings.test.ts can see whether the pages use it.
      PASSWORD_MIN_LENGTH: '12',
      DEEP_LINK_SCHEME: 'daylit',
      // A receiver of webhooks runs beside the tests.
      WEBHOOK_PRIVATE_ADDRESSES: 'on',
    },
    // Its warnings appear next to the test that failed.
    stdout: 'pipe',
    wait: {
      stdout:
        /Listening on http:\/\/127\.0\.0\.1:(?<daylit_e2e_port>\d+)\nMails are shown at (?<daylit_e2e_mailbox>\S+)/,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
});
