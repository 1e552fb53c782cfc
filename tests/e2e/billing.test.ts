import { expect, type Locator, type Page } from 'playwright/test';
import { endTrial } from '../../packages/server/test/end-trial.ts';
import { buy } from '../../packages/server/test/practice-shop.ts';
import { mailboxUrl } from './journey.ts';
import { join, test } from './members.ts';
import { payInPlayMoney } from './paying.ts';

const billing = (page: Page) => page.getByRole('tabpanel', { name: 'Billing' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits for a mail, which a job writes a moment later, and reads it as a person does. */
async function readMail(page: Page, email: string, subject: RegExp): Promise<Locator> {
  const item = page.getByRole('listitem').filter({ hasText: email });
  const mail = item.getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(mailboxUrl());
    await expect(mail).toBeVisible({ timeout: 200 });
  }).toPass();
  await mail.click();
  return page.getByRole('main');
}

for (const width of [390, 1280])
  test(`from Free to Plus, to Pro, down, and out again, with each mail, at ${width} px`, async ({
    page,
    context,
  }) => {
    const { session, email } = await join(undefined, { waitsForReport: false });
    await context.addCookies(session.cookies);
    await endTrial(process.env.DAYLIT_E2E_DATA ?? '', email);
    const mailbox = await context.newPage();
    const expectMail = async (subject: RegExp, words: string) =>
      expect(await readMail(mailbox, email, subject)).toContainText(words);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });

    await page.goto('/account?tab=billing');
    await expect(billing(page)).toContainText(/^Current planActiveFree/);
    // Coming back from the checkout without paying changes nothing, and it can be opened again.
    await page.goto('/account?tab=billing&upgrade');
    const prices = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
    await expect(prices).toContainText('save $23.88 (33.2%)');
    await context.setOffline(true);
    await prices.getByRole('button', { name: 'Choose Plus' }).click();
    await expect(prices.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(prices.getByRole('alert')).toHaveText(/^Network error\./);
    await context.setOffline(false);
    await prices.getByRole('button', { name: 'Choose Plus' }).click();
    await expect(page).toHaveURL(/\/sandbox\/checkout\//);
    await expect(page.getByRole('img', { name: 'Daylit' })).toBeVisible();
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
    await expect.poll(fonts).toEqual(['loaded', 'loaded']);
    await page.goBack();
    await prices.getByRole('button', { name: 'Choose Plus' }).click();
    await payInPlayMoney(page, '$48.00');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed!');
    await expectMail(/Receipt: \$48\.00/, 'Daylit Plus');

    await page.goto('/account?tab=billing');
    await expect(billing(page)).toContainText('Founding price, yours for life.');
    await expect(billing(page)).toContainText(/for \$48\.00 a year\. We mail you 7 days before\./);
    const file = await page.request.get(
      (await page.getByRole('link', { name: /^PDF/ }).getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-type']).toBe('application/pdf');

    await press(page, 'Upgrade to Pro');
    const change = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    await expect(change).toContainText('Due today$90.00');
    await expect(change).toContainText('Then per year$138.00');
    await change.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Upgrade successful!', { exact: true })).toBeVisible();
    await expect(billing(page)).toContainText(/^Current planActivePro/);
    await expectMail(/Your plan is Pro now/, '$138.00');
    await expectMail(/Receipt: \$90\.00/, 'Daylit Pro');

    await press(page, 'Downgrade to Plus');
    await expect(billing(page)).toContainText(/Changes to Plus on .* for \$48\.00 a year/);
    await expectMail(/Your plan will change/, '$48.00');
    await press(page, 'Keep Pro');
    await expect(billing(page)).toContainText(/Renews on .* for \$138\.00 a year/);
    await expectMail(/You keep Daylit Pro/, '$138.00');

    await press(page, 'Cancel subscription');
    await press(page, 'Confirm cancellation');
    await expect(billing(page)).toContainText(/Ends on .* and does not renew\./);
    await expectMail(/Daylit Pro is cancelled/, 'stay');

    await press(page, 'Withdraw from contract here');
    await press(page, 'Confirm withdrawal');
    await expect(billing(page)).toContainText('Your founding price waits for you.');
    await expect(billing(page)).toContainText(/^Current planActiveFree/);
    await expectMail(/Receipt of your withdrawal/, 'All of it, $138.00, goes back to you.');
  });

test('another card is kept for the plan, and the refund of the last charge ends it', async ({
  page,
  context,
}) => {
  const { session, email, program } = await join(undefined, { waitsForReport: false });
  await buy(program, 'plus_monthly');
  await context.addCookies(session.cookies);
  await page.goto('/account?tab=billing');
  await expect(billing(page)).toContainText('Paid with Visa ending 4242.');
  await press(page, 'Change card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change card');
  await page.getByRole('link', { name: 'Use the card ending 4444' }).click();
  // A member who returns arrives before the provider's event.
  const before = await (await page.request.get('/api/subscription')).json();
  await page.route('/api/subscription', (route) => route.fulfill({ json: before }), { times: 1 });
  await page.getByRole('button', { name: 'Keep this card for play money' }).click();
  await expect(billing(page)).toContainText('Paid with Mastercard ending 4444.');

  await press(page, 'Request a refund');
  await press(page, 'Confirm refund');
  await expect(billing(page)).toContainText(
    'Your plan has ended. $5.99 goes back to your card in 5–10 business days.',
  );
  await expect(billing(page)).toContainText(/^Current planActiveTrial/);
  await expect(billing(page).getByText('Refunded', { exact: true })).toBeVisible();
  await expect(billing(page).getByRole('button', { name: 'Request a refund' })).toBeHidden();
  await expect(await readMail(page, email, /Refund: \$5\.99/)).toContainText('sent $5.99 back to you');
});
