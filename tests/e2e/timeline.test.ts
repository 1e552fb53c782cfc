import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { test } from './members.ts';

test.use({ storageState: ({ returner }, use) => use(returner.session) });

test('a returning member sees what changed, compares two scans, and prints a page for a doctor', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /^Timeline Redness calmer since / })).toBeVisible();
  await page.getByRole('link', { name: /^Timeline/ }).click();
  await expect(page.getByText(/^2 scans since /)).toBeVisible();
  const redness = page.getByRole('region', { name: 'Redness', exact: true });
  await expect(redness.getByText(/^Calmer since /)).toBeVisible();
  await expectGoodLooks(page);

  // The browser's own keys move from scan to scan.
  const stop = redness.getByRole('slider');
  await stop.focus();
  const newest = await stop.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(stop).not.toHaveAttribute('aria-valuetext', newest ?? '');
  await expect(redness.getByText(/ · \d\.\d ± \d\.\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  const takeBack = page.getByRole('button', { name: 'Count in the trend again' });
  await page.getByRole('button', { name: 'Leave out of the trend' }).first().click();
  await expect(page.getByText(/, not in the trend$/)).toBeVisible();
  await expect(takeBack).toBeFocused();
  await expectGoodLooks(page);
  await takeBack.click();
  await expect(page.getByText(/, not in the trend$/)).toBeHidden();

  await page.getByRole('link', { name: 'Compare two scans' }).click();
  await expect(page).toHaveURL('/timeline/compare');
  await expect(page.getByRole('heading', { name: 'These two scans can be compared.' })).toBeVisible();
  await expect(page.getByText(/^You may say: redness is less visible\./)).toBeVisible();
  const row = page.getByRole('region', { name: 'Sign by sign' }).getByRole('listitem').first();
  await expect(row).toContainText(/Calmer\d\.\d ± \d\.\d to \d\.\d ± \d\.\d/);
  await expectGoodLooks(page);
  // Another member's number is treated like an unknown one.
  await page.goto('/timeline/compare?a=1&b=99');
  await expect(page.getByRole('heading', { name: 'These two scans can be compared.' })).toBeVisible();

  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  await page.getByRole('link', { name: 'For a doctor’s visit' }).click();
  const sheet = page.getByRole('article', { name: 'Skin notes for a visit' });
  await page.getByLabel('What I would like to ask').fill('A patch on my cheek since spring.');
  await expect(sheet.getByText('A patch on my cheek since spring.')).toBeVisible();
  await expect(sheet.getByText(/no outside service read the photos/)).toBeVisible();
  await expectGoodLooks(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
