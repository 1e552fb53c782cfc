import { expect } from 'playwright/test';
import { test } from './members.ts';

test.use({ storageState: ({ planner }, use) => use(planner.session) });

test('from the suggested plan to a routine that is checked, used tonight and changed again', async ({
  page,
}) => {
  // A morning, whatever the hour: a new retinoid has few evenings, and today's may not be among them.
  await page.clock.setFixedTime(new Date(new Date().setHours(8, 0, 0, 0)));
  await page.goto('/care-plan');
  const main = page.getByRole('main');
  await expect(main.getByText('No products yet.')).toBeVisible();
  await main.getByRole('link', { name: 'Add AI suggested products to your care plan to begin.' }).click();

  // One product to start next; what the member has already is marked inside its row.
  await expect(main.getByRole('heading', { level: 2, name: /^Next: / })).toBeVisible();
  const morning = main.getByRole('region', { name: 'Daily – morning' });
  await morning.getByText('How to use it').first().click();
  await morning
    .getByRole('button', { name: /^Mark In Use/ })
    .first()
    .click();
  await expect(morning.getByRole('button', { name: /^In Use/ }).first()).toBeVisible();

  // A member's own product, with its ingredient list.
  await main.getByRole('button', { name: 'Your Plan' }).click();
  await main.getByRole('link', { name: 'Add your own product' }).click();
  await page.getByLabel('Name').fill('Night Drops');
  await page.getByLabel('Step').selectOption('serum');
  await page.getByLabel('When').selectOption('night');
  await page.getByLabel(/^Ingredient list/).fill('Aqua, Glycerin, Squalane, Retinol 0.2%, Tocopherol');
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await expect(page).toHaveURL('/care-plan');
  await expect(main.getByText('Custom', { exact: true })).toBeVisible();

  // A retinoid without a sunscreen: one tap adds it.
  const warning = main.getByRole('article', { name: 'No sunscreen in the morning' });
  await warning.getByRole('button', { name: /^Add / }).click();
  await expect(warning).toBeHidden();
  await expect(morning.getByText('Sunscreen', { exact: true })).toBeVisible();

  const done = main.getByRole('button', { name: 'Done for this morning' });
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(done).toHaveAttribute('aria-pressed', 'true');

  const plan = main.getByRole('region', { name: 'Your Plan' });
  await plan.getByRole('button', { name: 'Remove Night Drops' }).click();
  await expect(main.getByText('Custom', { exact: true })).toBeHidden();
});
