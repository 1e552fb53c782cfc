import { expect } from 'playwright/test';
import { expectGoodLooks } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { expectKept, prepareScan, pressScan, watchUploads } from './uploading.ts';

test.use(SIGNED_IN);

test('a consent is withdrawn under Account, and asked for again before the next photo', async ({ page }) => {
  await page.goto('/account?page=privacy');
  await page.getByRole('button', { name: /withdraw/i }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw this consent?' });
  await expectGoodLooks(page);
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click();
  await expect(withdrawal).toBeHidden();
  await expectGoodLooks(page);

  const photo = await facePhoto();
  const sent = watchUploads(page);
  await prepareScan(page, photo);
  const sheet = page.getByRole('dialog', { name: 'Before your next photo' });
  await pressScan(page);
  await expect(sheet.getByRole('checkbox')).toHaveCount(1);
  await expectGoodLooks(page);
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(
    page.getByText(/^Your photo was not sent: .* Press Scan Skin to be asked again\.$/),
  ).toBeVisible();
  await expectKept(page, photo);
  await expectGoodLooks(page);
  expect(sent()).toEqual([]);

  // What is sent then belongs to other tests.
  const reason = 'Hold the camera level with your eyes.';
  await page.route('**/api/validate-photo', (route) => route.fulfill({ json: { status: 'fail', reason } }));
  await pressScan(page);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(sent()).toEqual(['/api/validate-photo']);

  await page.goto('/account?tab=billing');
  await expect(page.getByRole('heading', { name: 'What is left' })).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('link', { name: 'Privacy Photos on this server only' }).click();
  await expect(page).toHaveURL('/account?page=privacy');
  await expect(page.getByRole('button', { name: /withdraw/i })).toBeVisible();
});
