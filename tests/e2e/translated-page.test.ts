import { expect } from 'playwright/test';
import { pointer } from './hands.ts';
import { enterLogin, finishOnboarding, readReport, register, verifyAddress } from './journey.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';
import { translatePages } from './translated-page.ts';

test('on a page that the browser translates, a newcomer uses every part of the product', async ({ page }) => {
  await translatePages(page, 'appready');
  const hands = pointer(page);
  await page.goto('/register');
  const email = await register(page, hands);
  await verifyAddress(page, email);
  await finishOnboarding(page, hands, await facePhoto({ tone: 4, signs: { redness: 0.8 } }));
  await readReport(page);

  await page.goto('/recommendations');
  await page
    .getByRole('button', { name: /^Add to Plan/ })
    .first()
    .click();
  await expect(page.getByText('In Use').first()).toBeVisible();

  await page.goto('/chat');
  await page.getByLabel('Message').fill('What is niacinamide?');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-status=ready]')).toBeVisible();

  await page.goto('/care-plan#preferences');
  await page.getByText('AI Suggested Plan').click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('Your Plan').click();

  await page.goto('/timeline');
  await page.getByRole('link', { name: 'View Full Report' }).click();
  await readReport(page);

  await page.goto('/account');
  await page.getByLabel('Username').fill('noor example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.getByRole('tab', { name: 'Billing' }).click();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  const prices = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
  await prices.getByRole('button', { name: 'Monthly' }).click();
  await prices.getByRole('button', { name: 'Close' }).last().click();
  await expect(prices).toBeHidden();

  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await enterLogin(page, email);
  await expect(page).toHaveURL('/upload');
});
