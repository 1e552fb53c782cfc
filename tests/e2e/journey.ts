import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { Hands } from './hands.ts';
import type { UploadFile } from './photos.ts';

/** Passes the rules on passwords and appears on no list. */
export const PASSWORD = 'seven-calm-otters-42';

/** Register step 1, up to the page that waits for the mail. Returns the address. */
export async function register(page: Page, hands: Hands): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  await hands.write(page.getByLabel('E-mail'), email);
  await hands.write(page.getByLabel('Username'), 'noor');
  await hands.write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hands.write(page.getByLabel('Confirm password'), PASSWORD);
  await hands.activate(page.getByRole('button', { name: 'Next' }));
  await expect(page).toHaveURL(/\/verify-email/);
  return email;
}

/** The printed address of the mailbox, which opens it in any browser. */
export function mailboxUrl(): string {
  return process.env.DAYLIT_E2E_MAILBOX ?? '';
}

/** Reads the newest mail to the address in the local mailbox and follows its link, like a person would. */
export async function openMailLink(page: Page, email: string, link = /verify-email\?token=/): Promise<void> {
  const found = page.getByRole('link', { name: link });
  // A job writes the mail, which may arrive a moment later.
  await expect(async () => {
    await page.goto(mailboxUrl());
    await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
    await expect(found).toBeVisible({ timeout: 1000 });
  }).toPass();
  await found.click();
}

/** Fills in the login form for an existing account. */
export async function enterLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The same, up to the next step of registering. */
export async function verifyAddress(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await openMailLink(page, email);
  await passVerified(page);
  await expect(page).toHaveURL(/\/register\?.*step=2/);
  // The stored return address is no longer needed.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email);
}

/** How long the confirmation is shown, in milliseconds. */
const VERIFIED_STANDS = 3000;

/** Advances the clock past the confirmation of the address. The page's clock must be installed. */
export async function passVerified(page: Page): Promise<void> {
  const verified = page.getByRole('heading', { level: 1, name: 'E-mail verified' });
  // On a busy machine the page may have moved on already.
  const selfie = page.getByRole('heading', { level: 1, name: 'Add a selfie' });
  const upload = page.getByRole('heading', { level: 1, name: 'Scan your skin' });
  await verified.or(selfie).or(upload).first().waitFor();
  await page.clock.fastForward(VERIFIED_STANDS);
}

/** Gives a selfie in register step 2, and both answers that Next asks for. Leads to step 3. */
export async function giveSelfie(page: Page, hands: Hands, selfie: UploadFile): Promise<void> {
  await hands.giveFile(page.getByLabel(/Take or choose a photo/), selfie);
  await hands.activate(page.getByRole('button', { name: 'Next' }));
  const sheet = page.getByRole('dialog', { name: 'Before your first photo' });
  await hands.activate(sheet.getByRole('checkbox', { name: /analyze my photos/ }));
  await hands.activate(sheet.getByRole('checkbox', { name: /Terms of Service/ }));
  await hands.activate(sheet.getByRole('button', { name: 'Accept' }));
  await expect(page).toHaveURL('/register?step=3');
}

/** Register steps 2 to 4, up to the analysing page. */
export async function finishOnboarding(page: Page, hands: Hands, selfie: UploadFile): Promise<void> {
  await giveSelfie(page, hands, selfie);

  await hands.activate(page.getByRole('radio', { name: '25' }));
  await hands.activate(page.getByRole('checkbox', { name: 'Even tone' }));
  await hands.activate(page.getByRole('button', { name: 'Next' }));

  await hands.activate(page.getByRole('checkbox', { name: 'Redness' }));
  await hands.activate(page.getByRole('button', { name: 'Finish' }));
  await expect(page).toHaveURL(/\/(onboarding|results)\/\d+/);
}

/** Waits for the whole report and checks that each section says something. */
export async function readReport(page: Page): Promise<void> {
  await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
  for (const title of [
    'Skin Type',
    'Skin Analysis Report',
    'Care Plan',
    'Skin Progress Summary',
    'Recommended Products',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Photo Quality: (Pass|Warn)$/ })).toBeVisible();
  await expect(page.getByText(/original photo was deleted/i)).toBeVisible();
}
