import { expect, type Page } from 'playwright/test';
import { mailboxUrl } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';
import { openStarted } from './started-page.ts';

test('the footer leads to the contact form, whose message takes its place and reaches the operator', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await writeMessage(page, { name: 'Noor', email: 'noor@example.org' });
  await expect(page.getByRole('main')).toContainText('Your message has been sent!');
  const toast = page.getByText("Message sent! We'll get back to you shortly.", { exact: true });
  await expect(toast).toBeVisible();
  await expectGoodLooks(page);

  await page.goto(mailboxUrl());
  await page
    .getByRole('link', { name: /A message through the contact page/ })
    .first()
    .click();
  await expect(page.getByText('Noor (noor@example.org) wrote:')).toBeVisible();
});

test('the contact form keeps what was written when it cannot be sent', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not today.' } }),
  );
  await page.goto('/contact');
  await writeMessage(page, { name: 'Noor', email: 'noor@example.org' });
  await expect(page.getByRole('alert')).toHaveText('Not today.');
  await expect(page.getByLabel('Message')).toHaveValue('Where are my scans?');
});

test('feedback from the footer says where it was written', async ({ page }) => {
  const sent = page.waitForRequest('**/api/feedback');
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Not today.' } }),
  );
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send Feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Send Feedback' });
  await form.getByLabel('Your feedback').fill('The sun is lovely.');
  await form.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postDataJSON()).toEqual({ message: 'The sun is lovely.', source: 'footer' });
  await expect(form.getByRole('alert')).toHaveText('Not today.');
  await expectGoodLooks(page);

  // From here on the server itself answers, to a visitor.
  await page.unroute('**/api/feedback');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form).toContainText('Thanks for your feedback!');
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(form).toBeHidden();
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test('a member need not type who they are', async ({ page, member }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('noor');
    await expect(page.getByLabel('E-mail')).toHaveValue(member.email);
  });

  test('feedback at the end of a report says so', async ({ page }) => {
    const sent = page.waitForRequest('**/api/feedback');
    await page.goto('/results/1');
    await page.getByRole('main').getByRole('button', { name: 'Send Feedback' }).click();
    const form = page.getByRole('dialog', { name: 'Send Feedback' });
    await form.getByLabel('Your feedback').fill('It looks right.');
    await form.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).postDataJSON()).toEqual({ message: 'It looks right.', source: 'report' });
  });

  test('the price list opens from the plan bar, the footer and a link, and gives the focus back', async ({
    page,
  }) => {
    await openStarted(page, '/upload');
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    const plans = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
    await expect(plans).toContainText('After your trial');
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await expect(plans).toBeHidden();
    await expect(page.getByRole('link', { name: 'Upgrade Now' })).toBeFocused();

    // The close button has its place once the prices are there.
    await page.getByRole('contentinfo').getByRole('button', { name: 'Pricing & Plans' }).click();
    await expect(plans).toContainText('After your trial');
    await plans.getByRole('button', { name: 'Close' }).click();
    await expect(plans).toBeHidden();

    await page.goto('/dashboard?upgrade');
    await expect(plans).toContainText('After your trial');
    await plans.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('the dashboard shows the newest photo and leads on', async ({ page, member }) => {
    const { body: scans } = await member.program.get('/api/checkins?limit=1');
    await page.goto('/dashboard');
    const [newest] = scans as { thumbnail_filename: string }[];
    const upload = page.getByRole('main').getByRole('link', { name: 'Upload' });
    await expect(upload.locator(`img[src="/api/thumbnails/${newest?.thumbnail_filename}"]`)).toHaveCount(1);
    await upload.click();
    await expect(page).toHaveURL('/upload');
  });
});

async function writeMessage(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('Where are my scans?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
