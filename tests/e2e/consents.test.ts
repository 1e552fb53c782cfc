import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';

test.use(SIGNED_IN);

test('a consent is withdrawn under Account, and asked for again before the next photo', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: /withdraw/i }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw this consent?' });
  await expectGoodLooks(page);
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click();
  await expect(withdrawal).toBeHidden();
  await expectGoodLooks(page);

  await page.goto('/upload');
  const consent = page.getByRole('dialog', { name: 'Your photo, your choice' });
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Agree' }).click();
  await expect(consent).toBeHidden();

  await page.goto('/account?tab=billing');
  await expect(page.getByRole('heading', { name: 'What is left' })).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('button', { name: /withdraw/i })).toBeVisible();
});
