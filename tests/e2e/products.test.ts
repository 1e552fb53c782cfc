import { expect } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';

test.use(SIGNED_IN);

test('from the recommendations to a product, to a comparison, and into the plan', async ({
  page,
  context,
}) => {
  await page.goto('/recommendations');
  const alternatives = page.getByRole('region', { name: 'Alternatives to Your Care Plan' });
  const card = alternatives.getByRole('article').first();
  const words = (await card.getByRole('heading').textContent()) ?? '';
  const name = words.replace(' (opens in a new tab)', '');

  // The product opens in a panel beside the list, so that nobody loses their place.
  const opened = context.waitForEvent('page');
  await card.getByRole('link').click();
  const product = await opened;
  await expect(product.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(product.getByRole('region', { name: 'Why this, for you' })).toBeVisible();
  await expect(product.getByRole('region', { name: 'Why not' })).toBeVisible();
  await expect(product.getByText(/^An example, not for sale\./)).toBeVisible();

  await product.getByRole('link', { name: 'Compare' }).click();
  const table = product.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader').first()).toContainText(name);
  await table
    .getByRole('button', { name: /^Leave out/ })
    .last()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);

  await table.getByRole('button', { name: 'Add to Plan' }).first().click();
  await expect(table.getByRole('button', { name: 'In Use' })).toHaveCount(1);
  await product.reload();
  await expect(table.getByRole('button', { name: 'In Use' })).toHaveCount(1);

  await page.reload();
  const plan = page.getByRole('region', { name: 'Your Care Plan Products' });
  const used = plan.getByRole('article').filter({ hasText: name });
  await expect(used.getByRole('button', { name: 'In Use' })).toBeDisabled();
});

test('an unknown product and an empty comparison say so', async ({ page }) => {
  await page.goto('/products/sample:nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page here');
  await page.goto('/products/compare?ids=sample:nothing');
  await expect(page.getByText('Choose two products to compare.')).toBeVisible();
});
