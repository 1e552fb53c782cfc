import { expect, type Page } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';

test.use(SIGNED_IN);

const TIMELINE = '/assets/timeline-*.js';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');
const toTimeline = (page: Page) => main(page).locator('a[href="/timeline"]').first();

/** The dashboard with everything that it loads. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(toTimeline(page)).toBeVisible();
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('What you typed stays here until the connection is back.')).toBeVisible();
}

test('a page that was never opened says that one is offline, and opens by itself later', async ({ page }) => {
  const code = page.waitForResponse(`**${TIMELINE}`);
  await openDashboard(page);
  await toTimeline(page).hover();
  await code;
  await goOffline(page);
  await toTimeline(page).click();
  await expect(title(page)).toHaveText('You are offline');
  await expect(main(page)).toContainText('“Timeline” was not loaded before.');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).toContainText('Daylit still cannot be reached.');

  await main(page)
    .getByRole('link', { name: /^Dashboard Loaded at/ })
    .click();
  await expect(page).toHaveURL('/dashboard');
  await expect(toTimeline(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('You are offline');

  await page.context().setOffline(false);
  await expect(title(page)).toHaveText('Timeline');
});

test('so does a page whose code was never loaded', async ({ page }) => {
  await openDashboard(page);
  await goOffline(page);
  await toTimeline(page).click();
  await expect(title(page)).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(title(page)).toHaveText('Timeline');
});

test('an account that does not load is said to be still there, and opens by itself later', async ({
  page,
}) => {
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.goto('/timeline');
  await expect(title(page)).toHaveText('We can’t load your account');
  await expect(main(page)).toContainText('Error 500, ');
  await main(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Timeline');
});

test('a page whose code has gone with a new version is loaded again, once', async ({ page }) => {
  await openDashboard(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(`**${TIMELINE}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await toTimeline(page).click();
  await expect(title(page)).toHaveText('Timeline');
  expect(loads).toBe(1);

  await page.route('**/assets/care-plan-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/care-plan');
  await expect(title(page)).toHaveText('This page did not load');
  expect(loads).toBe(2);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Care Plan');
});
