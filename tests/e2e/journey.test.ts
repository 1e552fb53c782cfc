import { expect } from 'playwright/test';
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
    await verifyAddress(page, email);
    await finishOnboarding(page, hands, await facePhoto({ tone: 4, signs: { redness: 0.8 } }));
    await readReport(page);

    // The same address shows the report again after a reload.
    await page.reload();
    await readReport(page);
  });
}
