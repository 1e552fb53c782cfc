import { expect, type Page } from 'playwright/test';
import { pointer } from './hands.ts';
import { openMailLink, passVerified, register } from './journey.ts';
import { watchBehaviour } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';

/** The user agent of pages inside the native app. */
const NATIVE_APP = 'Mozilla/5.0 (Linux; Android 16) DaylitShell/1.0';

/** In milliseconds: until the native app is opened, and from then until the page goes home. */
const NATIVE_APP_DELAY = 1500;
const SUBSCRIBED_REDIRECT = 3000;

// The server of these tests has settings that are not the defaults: playwright.config.ts.

test.describe('the least length of a password', () => {
  test('the form shows it and asks for it before anything is sent', async ({ page }) => {
    const { problems } = watchBehaviour(page);
    await page.goto('/register');
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
    await page.getByLabel('E-mail').fill('noor@example.org');
    await page.getByLabel('Username').fill('noor');
    await page.getByLabel('Password', { exact: true }).fill('otters-calm');
    await page.getByLabel('Confirm password').fill('otters-calm');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Please use at least 12 characters.')).toBeVisible();
    await expect(page).toHaveURL('/register');
    // The page that React takes over says the same.
    expect(problems).toEqual([]);
  });

  test('a password that the server refuses is reported at its field, which has the focus', async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByLabel('E-mail').fill('noor@example.org');
    await page.getByLabel('Username').fill('noor');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('password1234');
    await page.getByLabel('Confirm password').fill('password1234');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(password).toHaveAccessibleDescription(/This password is easy to guess\./);
    await expect(password).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('5');
    await expect(page.getByRole('alert').filter({ hasText: 'easy to guess' })).toHaveCount(0);
  });

  test('it is the same on a page that did not arrive as HTML', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('it is the same', async ({ page }) => {
      await page.goto('/register');
      await expect(page.getByText('At least 12 characters.')).toBeVisible();
    });
  });
});

test.describe('the native app', () => {
  test.describe('around the page', () => {
    test.use({ userAgent: NATIVE_APP });

    test('the app is opened once the address is verified, without the token', async ({ page }) => {
      const opened = await watchOpenedApps(page);
      await followMail(page);
      await expect.poll(() => opened).toEqual(['daylit://verify-email']);
      await expect(page).toHaveURL(/\/register\?.*step=2/);
      expect(opened).toHaveLength(1);
    });
  });

  test.describe('around a page of a member', () => {
    test.use({ ...SIGNED_IN, userAgent: NATIVE_APP });

    test('the app is opened once a subscription is paid, without the checkout; then the page goes home', async ({
      page,
    }) => {
      const opened = await watchOpenedApps(page);
      await page.route('**/api/confirm-subscription', (route) => route.fulfill({ json: { success: true } }));
      await page.clock.install();
      await page.goto('/success?session_id=cs_secret');
      await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
      await page.clock.fastForward(NATIVE_APP_DELAY);
      await expect.poll(() => opened).toEqual(['daylit://success']);
      await page.clock.fastForward(SUBSCRIBED_REDIRECT);
      await expect(page).toHaveURL('/');
    });

    test('the app is not opened for an unpaid subscription', async ({ page }) => {
      const opened = await watchOpenedApps(page);
      for (const address of ['/success', '/success?session_id=cs_secret']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      }
      await page.getByRole('link', { name: 'contact support' }).click();
      await expect(page).toHaveURL('/contact');
      expect(opened).toEqual([]);
    });
  });

  test('a browser does not open the app', async ({ page }) => {
    const opened = await watchOpenedApps(page);
    const { problems } = watchBehaviour(page);
    await followMail(page);
    await expect(page).toHaveURL(/\/register\?.*step=2/);
    expect(opened).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** Registers, opens the link of the mail in the same browser, and waits until the page continues. */
async function followMail(page: Page): Promise<void> {
  await page.goto('/register');
  const email = await register(page, pointer(page));
  await page.clock.install();
  await openMailLink(page, email);
  await passVerified(page);
}

/** Addresses of native apps that the page opens. They cause no request, so the debugger reports them. */
async function watchOpenedApps(page: Page): Promise<string[]> {
  const opened: string[] = [];
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.enable');
  debug.on('Page.frameRequestedNavigation', ({ url }) => {
    if (!url.startsWith('http')) opened.push(url);
  });
  return opened;
}
