import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'playwright/test';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { expectGoodLooks } from './looks.ts';
import { test } from './members.ts';
import { CLIENT_SECRET, type OpenIdProvider, startOpenIdProvider } from './openid-provider.ts';
import { openStarted } from './started-page.ts';

// Pages say what the server's settings say, so it needs a server of its own.
let clinic: OpenIdProvider;
let server: RealServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-passwords-'));
  clinic = await startOpenIdProvider();
  server = await startRealServer(dataDir, {
    HOST: '127.0.0.1',
    PASSWORDS: 'off',
    OIDC_PROVIDERS: 'clinic',
    OIDC_CLINIC_ISSUER: clinic.issuer,
    OIDC_CLINIC_CLIENT_ID: 'daylit',
    OIDC_CLINIC_CLIENT_SECRET: CLIENT_SECRET,
  });
  clinic.serve(`${server.url}/continue/clinic`);
});

test.afterAll(async () => {
  await server.stop();
  await clinic.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('without passwords somebody registers, logs in and erases the account with a provider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A link of an old mail leads to the login, which says how people sign in.
  await page.goto(`${server.url}/reset-password?token=old`);
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByText('There are no passwords here.')).toBeVisible();
  await expect(page.locator('input')).toHaveCount(0);
  await expectGoodLooks(page);

  await openStarted(page, `${server.url}/register`);
  await expectGoodLooks(page);
  await expect(page.locator('input')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with Clinic' }).click();
  await page.getByPlaceholder('Enter any login').fill('ada@example.org');
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Username').fill('ada');
  await page.getByText('13 or older').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/register/);

  await page.goto(`${server.url}/logout`);
  await expect(page).toHaveURL(`${server.url}/login`);
  await page.getByRole('button', { name: 'Continue with Clinic' }).click();
  await expect(page).toHaveURL(/\/(register|upload)/);
  const erased = await page.request.delete(`${server.url}/api/account`, { data: { confirm: true } });
  expect(erased.status()).toBe(202);
});
