import { expect } from 'playwright/test';
import { changeAnswer } from './changed-answer.ts';
import { SIGNED_IN, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { expectKept, heardBy, listenForEvents, prepareScan, pressScan, watchUploads } from './uploading.ts';

test.use(SIGNED_IN);

test.beforeEach(({ page }) => listenForEvents(page));

const REFUSALS = [
  {
    path: '/api/check-token-limit',
    detail: 'fair_use_exceeded',
    event: 'usageLimitExceeded',
    says: /limit of .*tokens/,
  },
  {
    path: '/api/check-token-limit',
    detail: 'upgrade_needed',
    event: 'upgradeNeeded',
    says: /limit of .*tokens/,
  },
  {
    path: '/api/check-scan-limit',
    trigger: 'usageLimitExceeded',
    event: 'usageLimitExceeded',
    says: /^No more today\.$/,
  },
  {
    path: '/api/check-scan-limit',
    trigger: 'upgradeNeeded',
    event: 'upgradeNeeded',
    says: /^No more today\.$/,
  },
  { path: '/api/scan-skin', trigger: 'upgradeNeeded', event: 'upgradeNeeded', says: /^No more today\.$/ },
];

const ALLOWED = { limit: 4, used: 1, resets_at: '2030-01-01T00:00:00.000Z' };

for (const { path, detail = 'No more today.', trigger, event, says } of REFUSALS) {
  test(`${path} says ${trigger ?? detail}: ${event} is raised and the upload stops`, async ({ page }) => {
    const sent = watchUploads(page);
    const headers = trigger ? { 'x-trigger-event': trigger } : {};
    // These answers concern this one call; the number of scans left belongs to another test.
    await page.route('**/api/check-*-limit', (route) => route.fulfill({ json: ALLOWED }));
    await page.route(`**${path}`, (route) => route.fulfill({ status: 403, headers, json: { detail } }));
    const photo = await facePhoto();
    await prepareScan(page, photo);
    await pressScan(page);

    if (event === 'upgradeNeeded') {
      const plans = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
      await plans.getByRole('button', { name: 'Close' }).last().click();
      await expect(plans).toBeHidden();
    }
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expectKept(page, photo);
    expect(await heardBy(page)).toEqual([{ name: event, isCustom: true, detail: { plan: 'trial' } }]);
    expect(sent()).toEqual(path === '/api/scan-skin' ? ['/api/validate-photo', '/api/scan-skin'] : []);
  });
}

test('nothing is offered to somebody under 18 whose allowance is used up', async ({ page }) => {
  await changeAnswer(page, '/api/me', { age_band: '13-17' });
  await page.route('**/api/check-*-limit', (route) =>
    route.fulfill({ status: 403, json: { detail: 'upgrade_needed' } }),
  );
  await prepareScan(page, await facePhoto());
  await pressScan(page);
  await expect(page.getByRole('alert').filter({ hasText: /limit of 200,000 tokens\.$/ })).toBeVisible();
  expect(await heardBy(page)).toMatchObject([{ name: 'upgradeNeeded' }]);
  await expect(page.getByText(/upgrade|plans/i)).toHaveCount(0);
});

test('the terms dialog opens when only the server considers them not accepted, and the photo is kept', async ({
  page,
}) => {
  // The number of scans left belongs to another test.
  await page.route('**/api/check-*-limit', (route) => route.fulfill({ json: ALLOWED }));
  const photo = await facePhoto();
  await prepareScan(page, photo);
  const detail = 'Please accept the terms first. You are asked when you load the page again.';
  await page.route('**/api/scan-skin', (route) => route.fulfill({ status: 403, json: { detail } }));
  await pressScan(page);
  await expect(page.getByText(detail)).toBeVisible();
  await expectKept(page, photo);

  await changeAnswer(page, '/api/me', { agreed_to_terms: false, agreed_to_terms_date: null });
  await pressScan(page);
  await expect(page.getByRole('dialog', { name: 'Before you continue' })).toBeVisible();
});

test('checks that fail for another reason do not stop the upload', async ({ page }) => {
  const sent = watchUploads(page);
  await page.route('**/api/check-*-limit', (route) =>
    route.fulfill({ status: 500, json: { detail: 'No.' } }),
  );
  const reason = 'Hold the camera level with your eyes.';
  await page.route('**/api/validate-photo', (route) => route.fulfill({ json: { status: 'fail', reason } }));
  await prepareScan(page, await facePhoto());
  await pressScan(page);
  await expect(page.getByText(reason)).toBeVisible();
  expect(sent()).toEqual(['/api/validate-photo']);
  expect(await heardBy(page)).toEqual([]);
});
