import { expect, type Locator, type Page } from 'playwright/test';
import { keyboard, pointer } from './hands.ts';
import { finishOnboarding, readReport, register, verifyAddress } from './journey.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';

const WAYS = { 'with a pointer': pointer, 'by keyboard alone': keyboard };

for (const [way, handsOn] of Object.entries(WAYS)) {
  test(`a newcomer registers, gives a selfie and reads a report about it, ${way}`, async ({ page }) => {
    const hands = handsOn(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Discover Skincare, Reimagined with AI.' })).toBeVisible();
    await hands.activate(page.getByRole('main').getByRole('link', { name: 'Get Started Free' }).first());

    const email = await register(page, hands);
    await expectNoOffer(page);
    await verifyAddress(page, email);
    await expectNoOffer(page);
    await finishOnboarding(page, hands, await facePhoto({ tone: 4, signs: { redness: 0.8 } }));
    await expectNoOffer(page);
    await readReport(page);
    await expectNoOffer(page);

    // The same address shows the report again after a reload.
    await page.reload();
    await readReport(page);
    await expectNoOffer(page);

    await page.goto('/upload');
    await expect(planBar(page)).toHaveText('Hi noor! Upgrade Now for smarter skincare.');
  });
}

/** Nothing is sold before the first report, nor in it. */
async function expectNoOffer(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading', { includeHidden: true }).first()).toBeVisible();
  await expect(planBar(page)).toHaveCount(0);
}

function planBar(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Your plan', includeHidden: true });
}
