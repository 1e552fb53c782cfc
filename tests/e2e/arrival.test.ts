import { expect } from 'playwright/test';
import { test } from './networks.ts';

// The app does for its own navigations what a browser does for a new document.
test('a page that a link opens begins at its top, with the focus on its content', async ({ page }) => {
  // Before hydration a link loads a new document.
  await page.addInitScript(() => {
    window.addEventListener('appready', () => (document.documentElement.dataset['isReady'] = 'true'));
  });
  await page.goto('/');
  await page.locator('html[data-is-ready]').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Get Started Free' }).last().click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(main).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Discover Skincare, Reimagined with AI.' })).toBeVisible();
  await expect(main).toBeFocused();
});
