import { expect, type Page } from 'playwright/test';
import { expectToLead, expectToStay } from './guarding.ts';
import { pointer } from './hands.ts';
import { openMailLink, PASSWORD, passVerified, register } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';

// One member from registration to erasure. Each test continues where the last one stopped.
test.describe.configure({ mode: 'serial' });

let page: Page;
let email: string;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

test('without a verified address every page leads to /verify-email, except /terms and /logout', async () => {
  await page.goto('/register');
  email = await register(page, pointer(page));
  await expect(page.getByText(/^Your mail shows the code [A-Z\d]{2}-[A-Z\d]{2}\./)).toBeVisible();
  await expectGoodLooks(page);
  await expectToLead(page, ['/', '/upload'], '/verify-email');
  await expectToStay(page, ['/terms']);
  await expectToLead(page, ['/logout'], '/login');
  await expectToLead(page, ['/upload'], '/login');
});

test('the link of the mail, opened where nobody is signed in, asks for the password and continues', async () => {
  await page.clock.install();
  await openMailLink(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expectGoodLooks(page);
  await enterPassword('not that of the registration');
  await expect(page.getByRole('alert')).toContainText('may belong to another registration');
  await expectGoodLooks(page);
  await enterPassword(PASSWORD);
  await passVerified(page);
  await expect(page).toHaveURL(/\/register\?.*step=2/);
});

test('refusing the terms logs out and leads to the login', async () => {
  const terms = page.getByRole('dialog', { name: 'Before you continue' });
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expectGoodLooks(page);
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(terms).toBeHidden();
  await expectToLead(page, ['/upload'], '/login');
});

test('before onboarding is complete every page leads to registering', async () => {
  await page.goto('/login');
  await logIn();
  const terms = page.getByRole('dialog', { name: 'Before you continue' });
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(terms).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Your photo, your choice' })).toBeVisible();
  await expectToLead(page, ['/', '/onboarding/current', '/nowhere'], '/register');
  await declinePhotoConsent();
  await expect(page.getByRole('heading', { name: 'Add a selfie' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.matches('main, main *'))).toBe(true);
  await expectGoodLooks(page);
  await expectToStay(page, ['/timeline']);
});

test('the photo consent is asked before a photo can be chosen, and again when one waits for it', async () => {
  await page.goto('/register?step=2');
  await expect(page.getByRole('dialog', { name: 'Your photo, your choice' })).toBeVisible();
  await expectGoodLooks(page);
  await declinePhotoConsent();

  const field = page.getByLabel('Take or choose a photo');
  await field.setInputFiles(await facePhoto());
  await declinePhotoConsent();
  await expect(page).toHaveURL('/register?step=2');
  await expect(field).toBeVisible();
  expect(await statusOf('/api/consents')).toMatchObject({
    body: [{ purpose: 'photo_analysis', granted: false, recorded_at: null }],
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please upload a selfie.')).toBeVisible();
});

test('the last step asks for the selfie that is missing', async () => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/register?step=4');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Please validate your selfie before continuing.')).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Go to your selfie' }).click();
  await expect(page).toHaveURL('/register?step=2');
  await declinePhotoConsent();
  await expect(page.getByRole('heading', { name: 'Add a selfie' })).toBeInViewport();
});

test('somebody under 13 gets a kind page, and the account is gone', async () => {
  await page.goto('/register?step=3');
  await page.getByRole('radio', { name: 'Under 13' }).check();
  await expect(page.getByText(/we erase your account and everything in it/)).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Come back when you are 13' })).toBeVisible();
  await expectGoodLooks(page);
  expect(await statusOf('/api/me')).toMatchObject({ status: 401 });

  await page.goto('/login');
  await enterLogin();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

async function declinePhotoConsent(): Promise<void> {
  const consent = page.getByRole('dialog', { name: 'Your photo, your choice' });
  await expect(consent.getByRole('checkbox')).not.toBeChecked();
  await consent.getByRole('button', { name: 'Not now' }).click();
  await expect(consent).toBeHidden();
}

async function enterPassword(password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

async function logIn(): Promise<void> {
  await enterLogin();
  await expect(page).toHaveURL('/register');
}

async function enterLogin(): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function statusOf(path: string): Promise<{ status: number; body: unknown }> {
  return page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, body: (await response.json()) as unknown };
  }, path);
}
