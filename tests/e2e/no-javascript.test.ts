import { expect, type Page } from 'playwright/test';
import { test } from './networks.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows what the product is and links to the next step', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover Skincare, Reimagined with AI.');
  await expect(page.getByRole('heading', { name: 'From a photo to a plan in three steps.' })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('the forms show their fields, say what needs JavaScript, and link to each other', async ({ page }) => {
  await page.goto('/register');
  await expectToSay(page, /^Creating an account needs JavaScript\. Please turn it on/);
  await expectFields(page, ['E-mail', 'Username', 'Password', 'Confirm password', 'Invite code (optional)']);

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await expectToSay(page, /^Logging in needs JavaScript\. Please turn it on/);
  await expectFields(page, ['E-mail', 'Password']);
});

test('a form that is sent anyway returns, and puts no password into the address', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('noor@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('seven-calm-otters-42');
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await answer;
  await expectToSay(page, /^Logging in needs JavaScript/);
  await expect(page).toHaveURL('/login');
});

test('the policies can be read, each at its anchor', async ({ page }) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const [title, anchor] of [
    ['Terms of Service', 'terms-of-service'],
    ['Privacy Policy', 'privacy-policy'],
    ['Medical Disclaimer', 'medical-disclaimer'],
    ['Fair Use Policy', 'fair-use-policy'],
  ] as const) {
    await contents.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/terms#${anchor}`);
    await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
    await expect(page.locator(`h2#${anchor}`)).toHaveText(title);
  }
});

test('every other page says that it needs JavaScript', async ({ page }) => {
  for (const path of ['/upload', '/results/1', '/contact']) {
    await page.goto(path);
    await expectToSay(page, /^Daylit needs JavaScript on this page\. Please turn it on/);
  }
});

// Looks for the element itself, because Playwright's text locators skip <noscript>.
async function expectToSay(page: Page, words: RegExp): Promise<void> {
  const notice = page.locator('noscript');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toMatch(words);
}

async function expectFields(page: Page, labels: string[]): Promise<void> {
  for (const label of labels)
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible();
}
