import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findQuickBrowser } from '../tests/browser.ts';
import { TIME_ZONE } from '../tests/time-zone.ts';

const launchOptions = await findQuickBrowser();

// Each story is drawn and played once, by day; preview.tsx then looks at it by night, narrow, and with large letters.
// Two pages share the files: what more pages gain on two cores is less than their start costs. Motion is reduced, so
// nothing is judged half-way through its entrance.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions,
        contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', timezoneId: TIME_ZONE },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
