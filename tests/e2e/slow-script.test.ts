import { expect } from 'playwright/test';
import { PASSWORD } from './journey.ts';
import { test } from './members.ts';

test('a login that is sent before the script has come is sent once it is there', async ({ page, member }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  released.resolve();
  await expect(page).toHaveURL('/upload');
});

test('when the script cannot come, the form does not pretend to work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const email = page.getByLabel('E-mail');
  await email.fill('noor@example.org');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The page starts anew, and with it the script.
  await expect(email).toHaveValue('');
  await expect(page).toHaveURL('/login');
});
