import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { test } from './members.ts';

test.use({ storageState: ({ returner }, use) => use(returner.session) });

test('a returning member sees what changed, compares two scans, and prints a page for a doctor', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Timeline/ }).click();
  await expect(page.getByText(/^2 scans since /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Too early to tell' })).toBeVisible();
  await expectGoodLooks(page);

  // A scan is left out and taken back, by the row's menu and by the toast.
  const scan = page.getByRole('region', { name: 'Scans' }).getByRole('listitem').first();
  await scan.getByRole('button', { name: /^Choices for / }).click();
  await scan.getByRole('button', { name: /^Leave out of the trend/ }).click();
  await expect(scan.getByText('Left out')).toBeVisible();
  await expect(scan.getByRole('button', { name: /^Count in the trend again/ })).toBeFocused();
  // At once: the toast leaves by itself.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(scan.getByText('Left out')).toBeHidden();

  await page.getByRole('link', { name: 'All charts and the table' }).click();
  const redness = page.getByRole('region', { name: 'Redness', exact: true });
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

  await page.getByRole('link', { name: 'Compare two scans' }).click();
  await expect(page).toHaveURL('/timeline/compare');
  await expect(page.getByRole('heading', { name: /^Calmer than on / })).toBeVisible();
  await expect(page.getByText(/^Redness is less visible in the later photo\./)).toBeVisible();
  const row = page.getByRole('region', { name: 'What changed' }).getByRole('listitem').first();
  await expect(row).toContainText(/Calmer/);
  // Two photos in one frame, divided by the keyboard.
  const line = page.getByRole('slider', { name: 'Divide the two photos' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveValue('55');
  await expectGoodLooks(page);
  // Another member's number is treated like an unknown one.
  await page.goto('/timeline/compare?a=1&b=99');
  await expect(page.getByRole('heading', { name: /^Calmer than on / })).toBeVisible();

  await page.getByRole('link', { name: 'For a doctor’s visit' }).click();
  const sheet = page.getByRole('article', { name: 'Skin notes for a visit' });
  await page.getByLabel('What I would like to ask').fill('A patch on my cheek since spring.');
  await expect(sheet.getByText('A patch on my cheek since spring.')).toBeVisible();
  await expect(sheet.getByText(/no outside service read the photos/)).toBeVisible();
  await expectGoodLooks(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
