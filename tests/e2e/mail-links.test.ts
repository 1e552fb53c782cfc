import { expect } from 'playwright/test';
import { pointer } from './hands.ts';
import { mailboxUrl, openMailLink, PASSWORD, passVerified, register } from './journey.ts';
import { join, SIGNED_IN, test } from './members.ts';
import { sharePage } from './shared-page.ts';

/** In milliseconds; the interval at which the page polls. */
const VERIFICATION_POLL = 5000;

const WRONG = {
  'a wrong token': 'x'.repeat(43),
  'a garbled one': '%F0%9F%98%80<script>',
  'an empty one': '',
  'an endless one': 'x'.repeat(4000),
};

test.describe('a link that leads nowhere', () => {
  const mail = sharePage(test);

  for (const [what, token] of Object.entries(WRONG)) {
    test(`${what} in the link of a mail is refused in words`, async () => {
      const page = mail();
      await page.goto(`/verify-email?token=${token}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That link did not work');
      await expect(page.getByText(/^Verification failed or token is invalid\/expired\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Resend verification e-mail' })).toBeVisible();
      // It is not kept in the history of a shared browser either.
      await expect(page).toHaveURL('/verify-email');
    });
  }
});

test('a used link in a foreign browser says so, and signs nobody in', async ({ page, member }) => {
  await page.goto(member.mailLink);
  await expect(page.getByText('This link has been used already. Log in to continue.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.goto('/upload');
  await expect(page).toHaveURL('/login');
});

test('a link that ended after too many passwords says so, and asks for none any more', async ({ page }) => {
  const detail = 'This link has ended after too many wrong passwords.';
  await page.route('**/api/verify-email*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { detail } })
      : route.fulfill({
          status: 403,
          json: { detail: 'Enter the password.' },
          headers: { 'x-trigger-event': 'passwordNeeded' },
        }),
  );
  await page.goto('/verify-email?token=of-another-browser');
  await page.getByRole('textbox', { name: 'Password' }).fill('one of many');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That link did not work');
  await expect(page.getByText(detail)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeHidden();
});

test('the page that waits for the mail continues when its link is opened on another device', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await page.goto('/register');
  const email = await register(page, pointer(page));
  const phone = await browser.newPage();
  await phone.goto(mailboxUrl());
  await phone.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
  await phone.getByRole('link', { name: /verify-email\?token=/ }).click();
  await phone.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Verify', exact: true }).click();
  await phone.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await phone.close();

  await page.clock.fastForward(VERIFICATION_POLL);
  await expect(page).toHaveURL(/\/register\?.*step=2/);
  await expect(page.getByRole('heading', { level: 1, name: 'Add a selfie' })).toBeVisible();
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test("a used link works again in the member's own browser", async ({ page, member }) => {
    await page.clock.install();
    await page.goto(member.mailLink);
    await passVerified(page);
    await expect(page).toHaveURL('/upload');
  });
});

test('opening a link about the address changes nothing in a browser that is not signed in', async ({
  page,
}) => {
  // Its own member: the address of the one whom tests share has to stay.
  const { email, program } = await join();
  const moved = `moved-${email}`;
  const addressOf = async () => ((await program.get('/api/me')).body as { email: string }).email;
  await program.post('/api/account', { email: moved, username: 'noor' });
  await openMailLink(page, moved, /confirm-email-change\?token=/);
  await expect(page.getByText(`This gives a Daylit account the address ${moved}.`)).toBeVisible();
  expect(await addressOf()).toBe(email);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Email updated successfully.')).toBeVisible();
  expect(await addressOf()).toBe(moved);

  await openMailLink(page, `To ${email}`, /confirm-email-change\?token=/);
  await expect(page.getByText(`This takes your account back for ${email}`)).toBeVisible();
  expect(await addressOf()).toBe(moved);
});
