import { expect } from 'playwright/test';
import { join, test } from './members.ts';

test('a member names a product and a sign, is asked to keep the rest, stops, and chooses again', async ({
  page,
  context,
}) => {
  const { program, session } = await join();
  const product = { id: 'sample:serum-level-niacinamide' };
  await program.patch('/api/profile/confirm-product', { step: 'serum', daypart: 'night', product });
  await context.addCookies(session.cookies);
  await page.goto('/product-trial');
  await page.getByRole('radio', { name: /^Redness/ }).check();
  await page.getByRole('button', { name: '4 weeks' }).click();
  await page.getByRole('button', { name: 'Start the product trial' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the first scan');
  await expect(page.getByRole('link', { name: 'Scan now' })).toHaveAttribute('href', '/upload');
  await expect(page.getByRole('main')).not.toContainText(/±|of 5/);

  await page.goto('/care-plan');
  await expect(page.getByText(/Another new product before then makes the answer less clear\./)).toBeVisible();
  await page.getByRole('link', { name: 'When to scan' }).click();
  await page.getByRole('button', { name: 'Stop the product trial' }).click();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stopped early');
  await page.getByRole('button', { name: 'Delete it and choose again' }).click();
  await expect(page.getByRole('button', { name: 'Start the product trial' })).toBeVisible();
});
