import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findQuickBrowser } from '../tests/browser.ts';
import { TIME_ZONE } from '../tests/time-zone.ts';

const launchOptions = await findQuickBrowser();

// Each story is rendered and played once, in the light theme. preview.tsx then checks it in the dark theme,
// narrow, and with large letters. Two pages share the files: on two cores, more pages cost more to start than
// they gain. Motion is reduced, so no check runs in the middle of an animation.
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
