import { expect, type Page } from 'playwright/test';
import { join, test } from './members.ts';

const billing = (page: Page) => page.getByRole('tabpanel', { name: 'Billing' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The subjects of the mails to an address, newest first. */
async function subjectsOf(page: Page, email: string): Promise<string> {
  const mailbox = await page.request.get('/mailbox');
  const items = (await mailbox.text()).split('<li>');
  return items.filter((item) => item.includes(email)).join('\n');
}

/** Waits for a mail: a job writes it a moment later. */
const expectMail = (page: Page, email: string, subject: RegExp) =>
  expect.poll(() => subjectsOf(page, email)).toMatch(subject);

/** Fills in the sandbox's card and pays. */
async function pay(page: Page): Promise<void> {
  await expect(page.getByText('no card is charged', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('12 / 99');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Noor Example');
  await page.getByRole('button', { name: /^Pay \$48\.00 in play money$/ }).click();
}

for (const width of [390, 1280])
  test(`from the trial to Plus, to Pro, down, and out again, with each mail, at ${width} px`, async ({
    page,
    context,
  }) => {
    const { session, email } = await join(undefined, { waitsForReport: false });
    await context.addCookies(session.cookies);
    await page.setViewportSize({ width, height: 844 });

    // Coming back from the checkout without paying changes nothing, and it can be opened again.
    await page.goto('/account?tab=billing&upgrade');
    const prices = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
    await expect(prices).toContainText('save $23.88 (33.2%)');
    await prices.getByRole('button', { name: 'Choose Plus' }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await page.goBack();
    await prices.getByRole('button', { name: 'Choose Plus' }).click();
    await pay(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
    await expectMail(page, email, /Receipt: \$48\.00 for Daylit Plus/);

    await page.goto('/account?tab=billing');
    await expect(billing(page)).toContainText('Founding price, yours for life.');
    await expect(billing(page)).toContainText(/for \$48\.00 a year\. We mail you 7 days before\./);
    const file = await page.request.get(
      (await page.getByRole('link', { name: /^PDF/ }).getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-type']).toBe('application/pdf');

    await press(page, 'Upgrade to Pro');
    const change = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    await expect(change).toContainText('$138.00');
    await change.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Upgrade successful!', { exact: true })).toBeVisible();
    await expect(billing(page)).toContainText(/^Current planActivePro/);
    await expectMail(page, email, /Your plan is Pro now/);

    await press(page, 'Downgrade to Plus');
    await expect(billing(page)).toContainText(/Changes to Plus on .* for \$48\.00 a year/);
    await expectMail(page, email, /Your plan will change/);
    await press(page, 'Keep Pro');
    await expect(billing(page)).toContainText(/Renews on .* for \$138\.00 a year/);
    await expectMail(page, email, /You keep Daylit Pro/);

    await press(page, 'Cancel subscription');
    await press(page, 'Confirm cancellation');
    await expect(billing(page)).toContainText(/Ends on .* and does not renew\./);
    await expectMail(page, email, /Daylit Pro is cancelled/);

    await press(page, 'Withdraw from contract here');
    await press(page, 'Confirm withdrawal');
    await expect(billing(page)).toContainText('Your founding price waits for you.');
    await expect(billing(page)).toContainText(/^Current planActiveTrial/);
    await expectMail(page, email, /Receipt of your withdrawal/);
  });
