import { expect, type Page } from 'playwright/test';
import { authenticatorOf } from '../../packages/server/test/second-factor.ts';
import { enterLogin, openMailLink, PASSWORD } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { join, SIGNED_IN, test } from './members.ts';

const NEW_PASSWORD = 'eleven-quiet-herons-7';
const CLOCK = { clock: { now: () => new Date(), advance: () => undefined } };

async function logOut(page: Page): Promise<void> {
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
}

/** The second step of the login. */
async function enterCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

test('a member secures the account, loses the password, and moves to another address and back', async ({
  page,
  context,
}) => {
  const { email, session } = await join();
  await context.addCookies(session.cookies);
  await page.goto('/account?page=sign-in');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const link = page.getByRole('link', { name: 'Open in an app on this device' });
  const app = authenticatorOf((await link.getAttribute('href')) ?? '', CLOCK);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Invalid code, try again.')).toBeVisible();
  await page.getByLabel('6-digit code').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  const shown = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('list', { name: 'Backup codes' })).toBeHidden();

  // With the app's next code, whose step the server has not seen yet, then with a backup code.
  await logOut(page);
  await enterLogin(page, email);
  await enterCode(page, app.code(1));
  await expect(page).toHaveURL('/upload');
  await logOut(page);
  await enterLogin(page, email);
  await enterCode(page, codes[0] ?? '');
  await expect(page).toHaveURL('/upload');

  await page.goto('/account');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Current password is required to set a new password.')).toBeVisible();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await logOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^If this address has an account/)).toBeVisible();
  await openMailLink(page, email, /reset-password\?token=/);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(`${NEW_PASSWORD}0`);
  await page.getByLabel(/Confirm/).fill(`${NEW_PASSWORD}0`);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await enterLogin(page, email, `${NEW_PASSWORD}0`);
  await enterCode(page, codes[1] ?? '');
  await expect(page).toHaveURL('/upload');

  const moved = `moved-${email}`;
  await page.goto('/account');
  await page.getByLabel('E-mail').fill(moved);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Until you open it, your e-mail stays ${email}.`)).toBeVisible();
  await openMailLink(page, moved, /confirm-email-change\?token=/);
  await expect(page.getByText('Email updated successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(moved);
  await openMailLink(page, `To ${email}`, /confirm-email-change\?token=/);
  await expect(page.getByText(/^This takes your account back/)).toBeVisible();
  await page.getByRole('button', { name: 'Take my account back' }).click();
  await expect(page.getByText(/^Your account is back, and every session has ended\./)).toBeVisible();
  await page.getByRole('link', { name: 'Send the link again' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test('a sign-in of long ago is renewed with the password, and the change continues by itself', async ({
    page,
  }) => {
    let isStale = true;
    await page.route('**/api/2fa/setup', async (route) => {
      const isAnswered = route.request().postDataJSON()?.current_password === PASSWORD;
      if (!isStale || isAnswered) return route.continue();
      return route.fulfill({
        status: 403,
        json: { detail: 'Please confirm your password. You signed in more than 15 minutes ago.' },
        headers: { 'x-trigger-event': 'passwordNeeded' },
      });
    });
    await page.goto('/account?page=sign-in');
    await page.getByRole('button', { name: 'Set up two-factor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toContainText('You signed in more than 15 minutes ago.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Nothing has happened, and nothing claims to have failed.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Set up two-factor' }).click();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    isStale = false;
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  test('another browser is listed and ended', async ({ page, browser, member }) => {
    const other = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    await enterLogin(other, member.email);
    await expect(other).toHaveURL('/upload');
    await page.goto('/account?page=sessions');
    const sessions = page.getByRole('listitem').filter({ hasText: /Signed in/ });
    const newest = sessions.filter({ hasText: 'Chrome on Linux' }).first();
    await newest.getByRole('button', { name: /^End session/ }).click();
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    await other.goto('/upload');
    await expect(other).toHaveURL('/login');
    await other.close();
  });
});

test('a link without a token, or with a wrong one, says so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Reset link is invalid or missing.')).toBeVisible();
  await page.goto('/reset-password?token=wrong');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(/Confirm/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(/^Reset link is invalid or missing\. It works once/)).toBeVisible();
  await page.goto('/confirm-email-change');
  await expect(page.getByText('Missing confirmation token.')).toBeVisible();
  await page.goto('/confirm-email-change?token=wrong');
  await expect(page.getByText('Invalid or expired link.')).toBeVisible();
  await expect(page).toHaveURL('/confirm-email-change');
});

test('an older age than 13 to 17 waits, and is given up again', async ({ page, context }) => {
  const { program, session } = await join(undefined, { waitsForReport: false });
  await program.post('/api/profile', { preferences: { age_band: '13-17' } });
  await context.addCookies(session.cookies);
  await page.goto('/account#preferences');
  await page.getByRole('button', { name: 'Change your age' }).click();
  await page.getByLabel('18 to 24').check();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  const waiting = page.getByRole('status').filter({ hasText: '18 to 24 counts from' });
  await expect(waiting).toBeVisible();
  expect((await program.get('/api/me')).body).toMatchObject({ age_band: '13-17' });
  await waiting.getByRole('button', { name: 'Keep 13 to 17' }).click();
  await expect(waiting).toBeHidden();
  expect((await program.get('/api/profile')).body).toMatchObject({ age_change: null });
});

test.describe('the pages of the account', () => {
  test.use(SIGNED_IN);

  test('on a phone are a list, and each has an address, the way back and at most 1,400 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = page.getByRole('heading', { level: 1 });
    await page.goto('/account');
    await expect(title).toHaveText('Account');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Sign-in Two-factor off, no passkey' })).toBeVisible();
    await expectGoodLooks(page);
    for (const name of ['Your details', 'Sign-in', 'Devices', 'Privacy', 'Preferences', 'Your data']) {
      const row = page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name });
      await row.click();
      await expect(title).toHaveText(name);
      await expect(title).toBeFocused();
      await expect(page.getByRole('tab')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expectGoodLooks(page);
      // React draws the page for the width again a moment after the window has it.
      await expect
        .poll(() => page.getByRole('main').evaluate((main) => main.scrollHeight), name)
        .toBeLessThanOrEqual(1400);
      await page.goBack();
      await expect(title).toHaveText('Account');
      await expect(row).toBeFocused();
      await page.goForward();
      await expect(title).toHaveText(name);
      await page.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click();
      await expect(page).toHaveURL('/account');
    }
  });

  test('on a wide screen are next to their list, and older addresses lead to them', async ({ page }) => {
    await page.goto('/account#preferences');
    const list = page.getByRole('navigation', { name: 'Account pages' });
    await expect(list.getByRole('link', { name: /^Preferences/ })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('switch', { name: /^Words only/ })).toBeVisible();
    await list.getByRole('link', { name: /^Devices/ }).click();
    await expect(page).toHaveURL('/account?page=sessions');
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    await expectGoodLooks(page);
    await page.goBack();
    await expect(page.getByRole('switch', { name: /^Words only/ })).toBeVisible();
  });
});
