import { expect } from 'playwright/test';
import { test } from './members.ts';

const BROWSERS = [
  {
    language: 'German',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    foreign: /\d\. (?:\d|Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|\d,\d\d\b/,
  },
  { language: 'Japanese', locale: 'ja-JP', timezoneId: 'Asia/Tokyo', foreign: /[\u3000-\u9FFF]/ },
];

const PAGES = ['/dashboard', '/results/2', '/timeline', '/timeline/compare', '/account?tab=billing&upgrade'];

for (const { language, locale, timezoneId, foreign } of BROWSERS)
  test.describe(`in a ${language} browser`, () => {
    test.use({ locale, timezoneId, storageState: ({ returner }, use) => use(returner.session) });

    test(`dates and amounts are as English as the ${language} reader's page`, async ({ page }) => {
      for (const address of PAGES) {
        await page.goto(address);
        await expect(
          page
            .getByText(/\w{3}\s\d{1,2}(?:, 20\d\d)?|\$\d+\.\d\d/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        expect(await page.locator('body').innerText(), address).not.toMatch(foreign);
      }
    });
  });
