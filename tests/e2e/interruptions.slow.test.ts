import { expect } from 'playwright/test';
import { PASSWORD } from './journey.ts';
import { logIn, scansOf, test } from './members.ts';
import { facePhoto } from './photos.ts';
import {
  expectKept,
  heardBy,
  holdCalls,
  listenForEvents,
  prepareScan,
  pressScan,
  watchUploads,
} from './uploading.ts';

// The trial has three scans left. Each chapter uses one, and the last finds none.
test.describe.configure({ mode: 'serial' });

const SIGNED_IN: Parameters<typeof test.use>[0] = {
  storageState: ({ trier }, use) => use(trier.session),
};

test.describe('signed in', () => {
  test.use(SIGNED_IN);

  test('a second click while busy starts one scan only', async ({ page, trier }) => {
    const before = await scansOf(trier);
    const upload = await holdCalls(page, '/api/scan-skin');
    await prepareScan(page, await facePhoto({ tone: 6 }));
    await page.getByRole('button', { name: 'Scan Skin' }).dblclick();
    await upload.started;
    const busy = page.getByRole('button', { name: 'Analyzing...' });
    // Forced: Playwright would otherwise wait until the busy button accepts clicks.
    await busy.click({ force: true });
    await busy.press('Enter');
    upload.release();

    await expect(page).toHaveURL(`/results/${before.latest + 1}`);
    await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
    expect(upload.count()).toBe(1);
    expect(await scansOf(trier)).toEqual({ latest: before.latest + 1, charged: before.charged + 1 });
  });

  test('without a network, a server on the same machine is used as before', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isAsked = page.waitForResponse('**/api/me');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      dispatchEvent(new Event('offline'));
    });
    await isAsked;
    // Queries do not wait for the network.
    await page.getByRole('link', { name: 'Chat' }).first().click();
    await expect(page.getByText(/^\d+ of \d+ messages left/)).toBeVisible();
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
  });

  test('the network goes twice in the middle; the third try makes one check-in', async ({
    page,
    context,
    trier,
  }) => {
    const before = await scansOf(trier);
    const photo = await facePhoto({ tone: 7 });
    await prepareScan(page, photo);
    const words = page.getByRole('alert').filter({ hasText: /network error.+photo is kept/i });

    // First the photo does not arrive.
    await page.route('**/api/scan-skin', async (route) => {
      await context.setOffline(true);
      await route.continue();
    });
    await pressScan(page);
    await expect(words).toBeVisible();
    await expectKept(page, photo);
    await expect(page.getByText(/^You are offline\./)).toBeVisible();
    expect(await scansOf(trier)).toEqual(before);

    // Then the photo arrives, but the answer does not.
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline\./)).toBeHidden();
    await page.unroute('**/api/scan-skin');
    await page.route('**/api/scan-skin', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    // The message of the first failure is still shown when the button is pressed.
    const isCut = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/scan-skin'));
    await pressScan(page);
    await isCut;
    await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeHidden();
    await expect(words).toBeVisible();
    await expectKept(page, photo);

    await page.unroute('**/api/scan-skin');
    await pressScan(page);
    await expect(page).toHaveURL(`/results/${before.latest + 1}`);
    await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
    expect(await scansOf(trier)).toEqual({ latest: before.latest + 1, charged: before.charged + 1 });
  });
});

test.describe('with a session of its own', () => {
  test.use({ storageState: async ({ trier }, use) => use(await logIn(trier)) });

  test('the session goes in the middle; after logging in elsewhere the same press works', async ({
    page,
    context,
    trier,
  }) => {
    const before = await scansOf(trier);
    const photo = await facePhoto({ tone: 9 });
    const upload = await holdCalls(page, '/api/scan-skin');
    await prepareScan(page, photo);
    await pressScan(page);
    await upload.started;
    const otherTab = await context.newPage();
    await otherTab.goto('/logout');
    await expect(otherTab).toHaveURL('/login');
    upload.release();

    await expect(
      page.getByRole('alert').filter({ hasText: /session has ended.+log in.+photo is kept/i }),
    ).toBeVisible();
    await expectKept(page, photo);
    expect(await scansOf(trier)).toEqual(before);

    // The link beside the message opens a new tab, because this page must keep the photo.
    const newTab = context.waitForEvent('page');
    await page.getByRole('alert').getByRole('link', { name: 'Login' }).click();
    const loginTab = await newTab;
    await loginTab.getByLabel('E-mail').fill(trier.email);
    await loginTab.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await loginTab.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(loginTab).toHaveURL('/upload');
    await pressScan(page);
    await expect(page).toHaveURL(`/results/${before.latest + 1}`);
    await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('when the scans of the month are used up', () => {
  test.use(SIGNED_IN);

  test('the real server says so, and nothing is sent', async ({ page }) => {
    await listenForEvents(page);
    const sent = watchUploads(page);
    const photo = await facePhoto();
    await prepareScan(page, photo);
    await pressScan(page);
    const plans = page.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
    await plans.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('alert').filter({ hasText: /scans/ })).toBeVisible();
    await expectKept(page, photo);
    expect(await heardBy(page)).toEqual([
      { name: 'upgradeNeeded', isCustom: true, detail: { plan: 'trial' } },
    ]);
    expect(sent()).toEqual([]);
  });
});
