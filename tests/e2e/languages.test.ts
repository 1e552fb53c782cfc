import { expect } from 'playwright/test';
import { join, test } from './members.ts';

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

test('a member who says where they live reads dates in the order of that place', async ({
  page,
  context,
}) => {
  const { session } = await join();
  await context.addCookies(session.cookies);
  await page.goto('/account?page=preferences');
  await page.getByLabel('Country or region').selectOption('Germany');
  await expect(page.getByLabel('Country or region')).toHaveValue('DE');
  await page.getByRole('link', { name: /^Devices/ }).click();
  await expect(page.getByText(/\b\d{1,2}\s[A-Z][a-z]{2,8}\b/).first()).toBeVisible();
  await page.goto('/upload');
  await expect(page.getByText(/scans left until \d{1,2}\s[A-Z][a-z]+/)).toBeVisible();
});
