import { expect } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';

const WRONG = {
  'a wrong token': 'x'.repeat(43),
  'a garbled one': '%F0%9F%98%80<script>',
  'an empty one': '',
  'an endless one': 'x'.repeat(4000),
};

for (const [what, token] of Object.entries(WRONG)) {
  test(`${what} in the link of a mail is refused in words`, async ({ page }) => {
    await page.goto(`/verify-email?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That link did not work');
    await expect(page.getByText(/^Verification failed or token is invalid\/expired\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend verification e-mail' })).toBeVisible();
    // Nor does it stay in the history of a browser that others may use.
    await expect(page).toHaveURL('/verify-email');
  });
}

test('a used link in a foreign browser says so, and signs nobody in', async ({ page, member }) => {
  await page.goto(member.mailLink);
  await expect(page.getByText('This link has been used already. Log in to continue.')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.goto('/upload');
  await expect(page).toHaveURL('/login');
});

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test("a used link in the member's own browser works once more", async ({ page, member }) => {
    await page.goto(member.mailLink);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-mail verified');
    await expect(page).toHaveURL('/upload');
  });
});
