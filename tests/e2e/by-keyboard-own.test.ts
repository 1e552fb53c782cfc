import { expect, type Page } from 'playwright/test';
import { keyboard } from './hands.ts';
import { join, SIGNED_IN, test } from './members.ts';

// After each action the focus is where the work goes on. On nothing, Tab would begin at the top of the page.

function hands(page: Page) {
  const { activate, write } = keyboard(page);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first();
  const heading = (name: string | RegExp) => main.getByRole('heading', { name }).first();
  return { activate, write, main, button, heading, press: (name: string | RegExp) => activate(button(name)) };
}

test('a routine is put together, checked, compared and emptied by keyboard alone', async ({
  page,
  context,
}) => {
  const { session } = await join();
  await context.addCookies(session.cookies);
  await page.setViewportSize({ width: 390, height: 844 });
  const { activate, write, main, button, heading, press } = hands(page);

  await page.goto('/care-plan');
  await activate(main.getByRole('link', { name: /^Add AI suggested products/ }));
  await expect(main.getByRole('region', { name: 'AI Suggested Plan' })).toBeFocused();
  await press(/^Mark In Use/);
  await expect(button(/^In Use/)).toBeFocused();
  await write(page.getByLabel('Add a goal'), 'Calm cheeks');
  await page.keyboard.press('Enter');
  await press('Remove Calm cheeks');
  await expect(page.getByLabel('Add a goal')).toBeFocused();

  await page.goto('/care-plan/add');
  await write(page.getByLabel('Name'), 'Night Drops');
  await write(page.getByLabel(/^Ingredient list/), 'Aqua, Glycerin, Retinol 0.2%, Tocopherol');
  await press('Add to plan');
  await expect(main).toBeFocused();
  // What a warning is about goes with it, or is folded.
  await press(/^Add .*SPF/);
  await expect(heading('Routine check')).toBeFocused();
  await press('Leave it');
  await expect(main.getByRole('article').getByRole('heading').and(page.locator(':focus'))).toBeVisible();
  await activate(main.getByRole('switch', { name: /^In my calendar/ }));
  await expect(button('Copy')).toBeVisible();

  const plan = main.getByRole('region', { name: 'Your Plan' });
  const removals = plan.getByRole('button', { name: /^Remove / });
  for (let left = await removals.count(); left > 1; left = await removals.count()) {
    await activate(removals.first());
    await expect(removals).toHaveCount(left - 1);
    await expect(removals.first()).toBeFocused();
  }
  await activate(removals.first());
  await expect(removals).toHaveCount(0);
  await expect(plan.locator(':focus')).toContainText('No products yet.');

  await page.goto('/recommendations');
  const alternatives = main.getByRole('region', { name: 'Alternatives to Your Care Plan' });
  const card = alternatives.getByRole('article').first();
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  await activate(card.getByRole('button', { name: 'Add to Plan' }));
  await expect(main.locator(':focus')).toBeVisible();
  await page.goto(href);
  await activate(main.getByRole('link', { name: 'Compare' }));
  await press(/^Leave out/);
  await expect(main.getByRole('columnheader')).toHaveCount(2);
  await expect(main.locator(':focus')).toBeVisible();
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test('the account and its privacy, by keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    const { activate, write, main, button, heading, press } = hands(page);

    await page.goto('/account');
    await press('Set up two-factor');
    await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
    await press('Cancel');
    await expect(heading('Two-factor sign-in')).toBeFocused();
    await press(/^Withdraw: Analysing/);
    await page.keyboard.press('Escape');
    await expect(button(/^Withdraw: Analysing/)).toBeFocused();
    const wordsOnly = main.getByRole('switch', { name: /^Words only/ });
    await activate(wordsOnly);
    await expect(wordsOnly).toBeChecked();
    await page.keyboard.press('Space');
    await expect(wordsOnly).toBeFocused();
    await press('Pack my data');
    await expect(main.getByRole('link', { name: 'Download ZIP' })).toBeVisible();
    await expect(heading('Take your data with you')).toBeFocused();
    const leaving = main.getByRole('region', { name: 'Delete your account' });
    await write(leaving.getByLabel('Password', { exact: true }), 'not my password');
    await write(page.getByLabel('Type DELETE to confirm'), 'DELETE');
    await press('Delete everything now');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await expect(button('Delete everything now')).toBeFocused();
  });
});
