import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findQuickBrowser } from '../browser.ts';
import { TIME_ZONE } from '../time-zone.ts';

// Pages of the library at every width, without a picture.
export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  optimizeDeps: { exclude: ['lucide-react'] },
  test: {
    name: 'widths',
    include: ['tests/widths/*.slow.test.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await findQuickBrowser(),
        contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', timezoneId: TIME_ZONE },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
