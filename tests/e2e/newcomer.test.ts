import { expect, type Locator, type Page } from 'playwright/test';
import { expectToLead, expectToStay } from './guarding.ts';
import { pointer } from './hands.ts';
import { openMailLink, PASSWORD, passVerified, register } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';
import { watchUploads } from './uploading.ts';

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

test('pages that need no photo ask for the terms at once, and refusing them logs out', async () => {
  await page.goto('/timeline');
  const terms = page.getByRole('dialog', { name: 'Before you continue' });
  await expect(terms.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expectGoodLooks(page);
  await page.goto('/register?step=3');
  await expect(terms).toBeVisible();
  await terms.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(terms).toBeHidden();
  await expectToLead(page, ['/upload'], '/login');
});

test('before onboarding is complete every page leads to registering', async () => {
  await page.goto('/login');
  await logIn();
  await expectToLead(page, ['/', '/onboarding/current', '/nowhere'], '/register');
  await expect(page.getByRole('heading', { name: 'Add a selfie' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please upload a selfie.')).toBeVisible();
  // A page without a photo asks for the terms at once, and stays.
  await page.goto('/timeline');
  await expect(page.getByRole('dialog', { name: 'Before you continue' })).toBeVisible();
  await expect(page).toHaveURL('/timeline');
});

test('the terms and the photo consent are one sheet, which Next opens; refusing the terms logs out', async () => {
  await chooseSelfie();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(sheet().getByRole('checkbox')).toHaveCount(2);
  await expectGoodLooks(page);
  await sheet().getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/login');
  await expect(sheet()).toBeHidden();
  await logIn();
});

test('without the photo consent the selfie is not sent, stays, and is asked about again', async () => {
  const sent = watchUploads(page);
  await chooseSelfie();
  await page.getByRole('button', { name: 'Next' }).click();
  await sheet()
    .getByRole('checkbox', { name: /Terms of Service/ })
    .check();
  await sheet().getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(/^Your photo was not sent: .* Press Next to be asked again\.$/)).toBeVisible();
  await expect(page.getByAltText('Your selfie')).toBeVisible();
  await expectGoodLooks(page);
  expect(await statusOf('/api/me')).toMatchObject({ body: { agreed_to_terms: true } });
  expect(await statusOf('/api/consents')).toMatchObject({
    body: [{ purpose: 'photo_analysis', granted: false, recorded_at: null }],
  });

  // The terms are accepted, so only the consent is left.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(sheet().getByRole('checkbox')).toHaveCount(1);
  await sheet().getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/register?step=2');
  expect(sent()).toEqual([]);
});

test('the last step asks for the selfie that is missing', async () => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/register?step=4');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Please validate your selfie before continuing.')).toBeVisible();
  // What the bar at the top lies over is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Go to your selfie' }).click();
  await expect(page).toHaveURL('/register?step=2');
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

async function chooseSelfie(): Promise<void> {
  await page.goto('/register?step=2');
  await page.getByLabel('Take or choose a photo').setInputFiles(await facePhoto());
  await expect(page.getByText('Your photo is checked when you press Next.')).toBeVisible();
}

function sheet(): Locator {
  return page.getByRole('dialog', { name: 'Before your first photo' });
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
  // The address changes before the page: until then a form of the page before has such fields too.
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
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
