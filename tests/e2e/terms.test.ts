import { expect } from 'playwright/test';
import { test } from './networks.ts';

test('the policy names who else handles data, as the running settings say', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('Nobody else.')).toBeVisible();

  await page.route('**/api/transparency', async (route) => {
    const response = await route.fetch();
    const facts = (await response.json()) as object;
    const processors = [{ name: 'mail.example', purpose: 'sending e-mail' }];
    await route.fulfill({ response, json: { ...facts, processors } });
  });
  await page.reload();
  await expect(page.getByText('mail.example, for sending e-mail')).toBeVisible();

  await page.route('**/api/transparency', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Network error. Please check your connection and try again.')).toBeVisible();
});
