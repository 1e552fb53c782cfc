import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { expectGoodLooks } from './looks.ts';
import { join, test } from './members.ts';
import { CLIENT_SECRET, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';

// The buttons are on every page of a server with a provider, so it needs a server of its own.
let clinic: OpenIdProvider;
let server: RealServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-provider-'));
  clinic = await startOpenIdProvider();
  server = await startRealServer(dataDir, {
    HOST: '127.0.0.1',
    OIDC_PROVIDERS: 'clinic,shop',
    OIDC_CLINIC_NAME: 'The clinic',
    OIDC_CLINIC_ISSUER: clinic.issuer,
    OIDC_CLINIC_CLIENT_ID: 'daylit',
    OIDC_CLINIC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_SHOP_NAME: 'The shop',
    // Nobody listens there.
    OIDC_SHOP_ISSUER: 'http://127.0.0.1:9',
    OIDC_SHOP_CLIENT_ID: 'daylit',
    OIDC_SHOP_CLIENT_SECRET: CLIENT_SECRET,
  });
  clinic.serve(`${server.url}/continue/clinic`);
});

test.afterAll(async () => {
  await server.stop();
  await clinic.close();
  await rm(dataDir, { recursive: true, force: true });
});

const CONTINUE = { name: 'Continue with The clinic' };

/** Signs in on the provider's own pages, and agrees there that Daylit is told the address. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('somebody registers with a provider, and logs in with it again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/login`);
  await expectGoodLooks(page);
  await page.getByRole('button', CONTINUE).click();
  await signInThere(page, 'ada@example.org');

  await expect(page.getByText('You signed in with The clinic as ada@example.org.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel('Username').fill('ada');
  await page.getByText('13 or older').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/register/);
  expect(await (await page.request.get(`${server.url}/api/me`)).json()).toMatchObject({
    email: 'ada@example.org',
    username: 'ada',
  });

  await page.goto(`${server.url}/logout`);
  await expect(page).toHaveURL(`${server.url}/login`);
  await page.getByRole('button', CONTINUE).click();
  // The provider still knows this browser.
  await expect(page).toHaveURL(/\/(register|upload)/);
  expect((await page.request.get(`${server.url}/api/me`)).status()).toBe(200);
});

test('a member links a provider on the account page, and unlinks it', async ({ page, context }) => {
  const { session } = await join(server, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await page.goto(`${server.url}/account?page=sign-in`);
  await page.getByRole('button', { name: 'Link The clinic' }).click();
  await signInThere(page, 'other@example.org');
  await expect(page).toHaveURL(`${server.url}/account?page=sign-in`);
  const unlink = page.getByRole('button', { name: 'Unlink The clinic' });
  await expect(unlink).toBeVisible();
  await expectGoodLooks(page);
  await unlink.click();
  await expect(page.getByRole('button', { name: 'Link The clinic' })).toBeVisible();
  await expect(unlink).toHaveCount(0);
});

test('a sign-in of long ago is renewed with the provider that the member has linked', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { session } = await join(server, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await page.goto(`${server.url}/account?page=sign-in`);
  await page.getByRole('button', { name: 'Link The clinic' }).click();
  await signInThere(page, 'ida@example.org');
  await expect(page).toHaveURL(`${server.url}/account?page=sign-in`);
  await page.route('**/api/2fa/setup', (route) =>
    route.fulfill({
      status: 403,
      json: { detail: 'You signed in more than 15 minutes ago.' },
      headers: { 'x-trigger-event': 'passwordNeeded' },
    }),
  );
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Current password')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', CONTINUE).click();
  await expect(page).toHaveURL(`${server.url}/account?page=sign-in`);
  await page.unroute('**/api/2fa/setup');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('who cancels at the provider, or finds it away, reads so and has a way back', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', CONTINUE).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You cancelled at The clinic. Nothing has changed here.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);

  await page.getByRole('button', { name: 'Continue with The shop' }).click();
  await expect(page.getByRole('alert')).toContainText('The shop does not answer right now.');
  await expect(page).toHaveURL(`${server.url}/login`);
});
