import { expect, type Page } from 'playwright/test';
import { authenticatorOf } from '../../packages/server/test/second-factor.ts';
import { keyboard } from './hands.ts';
import { PASSWORD } from './journey.ts';
import { join, SIGNED_IN, test } from './members.ts';

const CLOCK = { clock: { now: () => new Date(), advance: () => undefined } };

// After each action the focus is where the work continues. Without a focus, Tab would begin at the top of the
// page.

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
  await expect(heading(/ is new\.$|^Next: /)).toBeFocused();
  await expect(button(/^In Use/).first()).toBeVisible();
  await write(page.getByLabel('Add a goal'), 'Calm cheeks');
  await page.keyboard.press('Enter');
  await press('Remove Calm cheeks');
  await expect(page.getByLabel('Add a goal')).toBeFocused();

  await page.goto('/care-plan/add');
  await write(page.getByLabel('Name'), 'Night Drops');
  await write(page.getByLabel(/^Ingredient list/), 'Aqua, Glycerin, Retinol 0.2%, Tocopherol');
  await press('Add to plan');
  await expect(main).toBeFocused();
  // The focused part disappears with its warning, or is folded.
  await press('Leave it');
  await expect(main.getByRole('article').getByRole('heading').and(page.locator(':focus'))).toBeVisible();
  await activate(main.locator('#reminders > summary'));
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

test('two-factor sign-in is set up, used, renewed and turned off by keyboard alone', async ({
  page,
  context,
}) => {
  const { email, session } = await join(undefined, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await page.setViewportSize({ width: 390, height: 844 });
  const { write, main, button, heading, press } = hands(page);
  const codes = main.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  const told = main.getByText(/^Keep these backup codes/);

  await page.goto('/account?page=sign-in');
  await press('Set up two-factor');
  await expect(main.getByText(/^Scan this code/)).toBeFocused();
  const link = main.getByRole('link', { name: 'Open in an app on this device' });
  const app = authenticatorOf((await link.getAttribute('href')) ?? '', CLOCK);
  await write(page.getByLabel('6-digit code'), '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(/Invalid code, try again\./);
  await write(page.getByLabel('6-digit code'), app.code());
  await press('Verify');
  await expect(told).toBeFocused();
  const [first = '', second = ''] = await codes.allTextContents();
  await press('I have kept them');
  await expect(heading('Two-factor sign-in')).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/logout');
  await write(page.getByLabel('E-mail'), email);
  await write(page.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading('One more step')).toBeFocused();
  await write(page.getByLabel('Code'), first);
  await press('Verify');
  await expect(page).toHaveURL('/upload');

  await page.goto('/account?page=sign-in');
  await expect(button('Regenerate codes')).toBeVisible();
  await expect(codes).toHaveCount(0);
  await press('Regenerate codes');
  await expect(told).toBeFocused();
  const [renewed = ''] = await codes.allTextContents();
  // The previous codes are void.
  await write(page.getByLabel('6-digit code'), second);
  await press('Disable two-factor');
  await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(/Invalid code, try again\./);
  await write(page.getByLabel('6-digit code'), renewed);
  await press('Disable two-factor');
  await expect(heading('Two-factor sign-in')).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Two-factor sign-in is off.' })).toHaveCount(1);
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test('the account and its privacy, by keyboard alone', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    const { activate, write, main, button, heading, press } = hands(page);

    await page.goto('/account?page=sign-in');
    await press('Set up two-factor');
    await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible();
    await press('Cancel');
    await expect(heading('Two-factor sign-in')).toBeFocused();
    await activate(main.getByRole('link', { name: /^Privacy/ }));
    await expect(heading('What you allowed')).toBeFocused();
    await press(/^Withdraw: Analyzing/);
    await page.keyboard.press('Escape');
    await expect(button(/^Withdraw: Analyzing/)).toBeFocused();
    await activate(main.getByRole('link', { name: /^Preferences/ }));
    const wordsOnly = main.getByRole('switch', { name: /^Words only/ });
    await activate(wordsOnly);
    await expect(wordsOnly).toBeChecked();
    await page.keyboard.press('Space');
    await expect(wordsOnly).toBeFocused();
    await activate(main.getByRole('link', { name: /^Your data/ }));
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
