import { expect } from 'playwright/test';
import { pointer } from './hands.ts';
import { finishOnboarding, readReport, register, verifyAddress } from './journey.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';
import { translatePages } from './translated-page.ts';

const PEOPLE = [
  { who: 'a German', locale: 'de-DE', timezoneId: 'Europe/Berlin', isTranslated: true },
  { who: 'a Japanese', locale: 'ja-JP', timezoneId: 'Asia/Tokyo', isTranslated: true },
  { who: 'an islander at UTC+14', locale: 'en-GB', timezoneId: 'Pacific/Kiritimati', isTranslated: false },
];

for (const { who, locale, timezoneId, isTranslated } of PEOPLE)
  test.describe(`as ${who}`, () => {
    test.use({ locale, timezoneId });

    test(`${who} registers, reads a report, finds it on the timeline and asks about it`, async ({ page }) => {
      if (isTranslated) await translatePages(page, 'appready');
      const hands = pointer(page);
      await page.goto('/register');
      const email = await register(page, hands);
      await verifyAddress(page, email);
      await finishOnboarding(page, hands, await facePhoto({ tone: 4, signs: { redness: 0.8 } }));
      await readReport(page);

      await page.goto('/timeline');
      await expect(page.getByRole('link', { name: 'View Full Report' })).toBeVisible();
      await page.goto('/chat');
      await page.getByLabel('Message').fill('What is niacinamide?');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-status=ready]')).toBeVisible();
    });
  });
