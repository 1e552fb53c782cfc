import { expect, type Page } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';
import { holdCalls } from './uploading.ts';

test.use(SIGNED_IN);

const PRICE_LIST = '/assets/price-list-*.js';
const pricesOn = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
const openerOn = (page: Page) => page.getByRole('button', { name: 'Upgrade', exact: true });
const problemIn = (page: Page) => page.getByRole('dialog').getByRole('alert');

test('a dialog whose code is slow can be closed by Escape, and opens after a reload', async ({ page }) => {
  const code = await holdCalls(page, PRICE_LIST);
  await page.goto('/account?tab=billing');
  const opener = openerOn(page);
  await opener.click();
  const close = pricesOn(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(pricesOn(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.goto('/account?tab=billing&upgrade');
  await expect(pricesOn(page)).toBeVisible();
  await page.reload();
  await expect(close).toBeFocused();
  code.release();
  await expect(pricesOn(page).getByRole('button', { name: 'Choose Plus' })).toBeVisible();
});

test('a dialog whose code cannot be loaded says so, and loads again once the server answers', async ({
  page,
}) => {
  await page.route(`**${PRICE_LIST}`, (route) => route.abort());
  await page.goto('/account?tab=billing&upgrade');
  await expect(problemIn(page)).toContainText('This could not be loaded.');
  await page.reload();
  await expect(problemIn(page)).toContainText('This could not be loaded.');
  const retry = pricesOn(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/account?tab=billing');

  // When a button opened it, it opens again after the page is reloaded.
  await openerOn(page).click();
  await page.route('**/account*', (route) => route.abort());
  await retry.click();
  await expect(problemIn(page)).toContainText('We still can’t reach Daylit.');
  await page.unrouteAll();
  await retry.click();
  await expect(pricesOn(page).getByRole('button', { name: 'Choose Plus' })).toBeVisible();
});

test('the page behind a form whose code cannot be loaded keeps what was typed', async ({ page }) => {
  await page.route('**/assets/feedback-form-*.js', (route) => route.abort());
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a thought');
  const opener = page.getByRole('button', { name: 'Send Feedback' });
  await opener.click();
  // The page has reloaded itself, which helps after a new version.
  await expect(page.getByText('Updated. What you typed is still here.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');

  await opener.click();
  await expect(problemIn(page)).toContainText('This could not be loaded.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  await expect(opener).toBeFocused();
});

test('a page whose code fails while it is left waits before it reloads itself', async ({ page }) => {
  await page.clock.install();
  // Firefox fails what a page still loads as soon as the person leaves it.
  await page.route(`**${PRICE_LIST}`, async (route) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeunload')));
    await route.abort();
  });
  // The page asks whether the server answers before it reloads.
  let asked = 0;
  await page.route('**/account*', async (route) => {
    if (route.request().method() === 'HEAD') asked += 1;
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/account?tab=billing&upgrade');
  await failed;
  await page.clock.runFor(5_000);
  await expect(pricesOn(page)).toBeVisible();
  expect(asked).toBe(0);
  // It was not left after all.
  await page.clock.runFor(6_000);
  await expect.poll(() => asked).toBe(1);
});
