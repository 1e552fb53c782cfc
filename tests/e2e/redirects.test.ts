import { expect, type Page } from 'playwright/test';
import { expectToLead, expectToStay } from './guarding.ts';
import { PASSWORD } from './journey.ts';
import { logIn, test } from './members.ts';

// guard.test.ts holds the table of redirects. These tests show that the pages follow it in a browser.

test('a visitor is sent away from the pages of members, however their address is written', async ({
  page,
}) => {
  await expectToLead(page, ['/upload', '/Dashboard//', '/%75pload'], '/login');
  await expectToLead(page, ['/onboarding/current'], '/register');
});

test('a visitor at a report is told to log in', async ({ page }) => {
  for (const path of ['/results', '/results/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Log in to see your report' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('a login leads to the requested page', async ({ page, member }) => {
  const logInFrom = async (address: string) => {
    await page.goto(address);
    if (address.startsWith('/results'))
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  };
  await logInFrom('/account?tab=billing');
  await expect(page).toHaveURL('/account?tab=billing');
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await logInFrom('/results/1');
  await expect(page).toHaveURL('/results/1');
});

test.describe('a member', () => {
  // A session of its own, because these tests end it.
  test.use({ storageState: async ({ member }, use) => use(await logIn(member)) });

  test('a member goes from the end of onboarding to the dashboard', async ({ page }) => {
    await expectToLead(page, ['/onboarding/current'], '/dashboard');
    // The pages of members that no other test opens, and one of visitors.
    await expectToStay(page, ['/chat', '/care-plan', '/recommendations', '/login']);
  });

  test('a member logs out by the address /logout, to the login', async ({ page }) => {
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await expectSignedOut(page);
  });

  test('a member stays signed in when another site links to /logout or embeds it, until the button', async ({
    page,
  }) => {
    await page.goto('/terms');
    const logout = new URL('/logout', page.url()).href;
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<img src="${logout}"><iframe src="${logout}"></iframe><link rel="prefetch" href="${logout}"><a href="${logout}">Win</a>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    await page.getByRole('link', { name: 'Win' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log out?');
    await expectToStay(page, ['/upload']);
    await page.goto('/logout?ask');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await expectSignedOut(page);
  });

  test('a member logs out by the footer, to the home page', async ({ page }) => {
    await page.goto('/upload');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    // Not even the fact that a member was signed in.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expectSignedOut(page);
  });

  test('a visitor is signed out even when the logout call fails', async ({ page }) => {
    await page.route('**/api/logout', (route) => route.abort());
    await page.goto('/terms');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
    ).toBeVisible();
  });
});

async function expectSignedOut(page: Page): Promise<void> {
  await expectToLead(page, ['/upload'], '/login');
}
