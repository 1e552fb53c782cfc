import { expect } from 'playwright/test';
import { changeAnswer } from './changed-answer.ts';
import { test } from './networks.ts';

test('the policy names who else handles data, as the running settings say', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('Nobody else.')).toBeVisible();

  const processors = [{ name: 'mail.example', purpose: 'sending e-mail' }];
  await changeAnswer(page, '/api/transparency', { processors });
  await page.reload();
  await expect(page.getByText('mail.example, for sending e-mail')).toBeVisible();

  await page.route('**/api/transparency', (route) => route.abort());
  await page.reload();
  const failures = page.getByText('Network error. Please check your connection and try again.');
  // The processors of data, and how long it is kept.
  await expect(failures).toHaveCount(2);
});

test('an address that ends in a broken escape opens the page', async ({ page }) => {
  await page.goto('/terms#%');
  await expect(page.getByText('Nobody else.')).toBeVisible();
});
