import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../tests/browser.ts';

const launchOptions = await findBrowser();

// Stories follow the system's theme here, so two browsers show them all by day and by night, and axe judges the
// contrast of both. Motion is reduced, so nothing is judged half-way through its entrance.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [
        { browser: 'chromium', name: 'day', provider: themed('light') },
        { browser: 'chromium', name: 'night', provider: themed('dark') },
      ],
    },
  },
});

function themed(colorScheme: 'light' | 'dark') {
  return playwright({ launchOptions, contextOptions: { colorScheme, reducedMotion: 'reduce' } });
}
