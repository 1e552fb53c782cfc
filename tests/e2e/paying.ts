import { expect, type Page } from 'playwright/test';

/** Fills in the card on the sandbox's own page and pays. */
export async function payInPlayMoney(page: Page, amount: string): Promise<void> {
  await expect(page.getByText('no card is charged', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Test card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expires').fill('12 / 99');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Noor Example');
  await page.getByRole('button', { name: `Pay ${amount} in play money`, exact: true }).click();
}
