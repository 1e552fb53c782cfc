import { expect, type Page, type Request } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';
import { letPagesAsk } from './started-page.ts';

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
  await expect(page.getByText(/^You are offline\. This is from \d/)).toBeVisible();
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
  // The title says it, so no bar repeats it.
  await expect(page.getByText('You are offline')).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page)).toContainText('We still can’t reach Daylit.');

  await main(page)
    .getByRole('link', { name: /^Dashboard Loaded: \d/ })
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
  await letPagesAsk(page);
  await page.route('**/api/me', (route) => route.fulfill({ status: 500, json: { detail: 'No.' } }));
  await page.goto('/timeline');
  await expect(title(page)).toHaveText('We can’t load your account');
  await expect(main(page)).toContainText('Error 500, ');
  await main(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.goBack();
  // What asked on the way back has its answer: otherwise the page may open before the press.
  await expect(title(page)).toHaveText('We can’t load your account');
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
  await expect.poll(() => loads).toBe(1);

  await page.route('**/assets/care-plan-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/care-plan');
  await expect(title(page)).toHaveText('This page did not load');
  await expect.poll(() => loads).toBe(2);
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Care Plan');
});

/** The pages of a member and the titles of their tabs, except the reserved address without content. */
const PAGES = {
  '/dashboard': 'Dashboard',
  '/upload': 'Upload',
  '/results/1': 'Results',
  '/chat': 'Chat',
  '/timeline': 'Timeline',
  '/timeline/charts': 'All charts',
  '/timeline/compare': 'Compare two scans',
  '/hand-over': 'For a doctor’s visit',
  '/care-plan': 'Care plan',
  '/care-plan/add': 'Add your own product',
  '/product-trial': 'Product trial',
  '/recommendations': 'Recommendations',
  '/products/sample:cleanser-low-tide-gel': 'Product',
  '/account': 'Account',
};

/** More than the title: a sentence that says what is wrong, or what was loaded. */
async function expectWords(page: Page, path: string): Promise<void> {
  await expect(title(page), path).toBeVisible();
  const words = async () => (await main(page).innerText()).replaceAll(/\s+/g, ' ').length;
  await expect.poll(words, { message: `words on ${path}`, timeout: 3000 }).toBeGreaterThan(40);
}

test('no page of a member is empty while the server fails, and each says so', async ({ page }) => {
  await letPagesAsk(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.route(/\/api\/(?!me$)/, (route) =>
    route.fulfill({ status: 500, json: { detail: 'It is broken.' } }),
  );
  for (const path of Object.keys(PAGES)) {
    await page.goto(path);
    await expectWords(page, path);
  }
  await page.goto('/timeline');
  await expect(main(page)).toContainText('It is broken.');
  await page.unrouteAll();
  // Nobody has to press anything.
  await expect(main(page)).not.toContainText('It is broken.', { timeout: 15_000 });
});

test('every page that was opened keeps what it had offline, and says from when it is', async ({ page }) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const open = async (path: keyof typeof PAGES) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    // It changes with the page itself, whose code may be under way.
    await expect(page).toHaveTitle(`${PAGES[path]} · Daylit`);
  };
  const paths = Object.keys(PAGES) as (keyof typeof PAGES)[];
  await openDashboard(page);
  for (const path of paths) {
    await open(path);
    await expect.poll(() => underWay.size, path).toBe(0);
  }
  await open('/dashboard');
  await goOffline(page);
  await expect(main(page).getByText('Needs a connection.').first()).toBeVisible();
  for (const path of paths) {
    await open(path);
    await expectWords(page, path);
    await expect(title(page), path).not.toHaveText('This page did not load');
  }
  await open('/upload');
  await expect(main(page).getByText('Needs a connection.')).toBeVisible();
});
