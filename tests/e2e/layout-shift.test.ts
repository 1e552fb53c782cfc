import { expect, type Page } from 'playwright/test';
import { test } from './members.ts';
import { letPagesAsk, openStarted } from './started-page.ts';

/** How much a page may move by itself: decision 0013. */
const MOST = 0.01;

const PAGES = ['/', '/upload', '/dashboard', '/timeline', '/chat', '/care-plan'];

/** These may move by 0.03 where the server could not draw them, because their parts arrive in turn. */
const DRAWN_PAGES = [...PAGES, '/results/1', '/recommendations'];

/** Each is a part of its own. A phone shows some without the list that a wide screen has beside them. */
const ACCOUNT = [
  '/account',
  '/account?tab=billing',
  '/account?page=sign-in',
  '/account?page=sessions',
  '/account?page=privacy',
  '/account?page=preferences',
  '/account?page=your-data',
];

declare global {
  interface Window {
    /** How far the page has moved without anybody's doing. */
    shifted?: () => number;
  }
}

test('no page moves by itself while it opens, drawn by the server or by its own script', async ({
  page,
  context,
  member,
  returner,
}) => {
  await watchShifts(page);
  for (const { session } of [member, returner]) {
    await context.clearCookies();
    await context.addCookies(session.cookies);
    await expectStill(page, 'drawn', DRAWN_PAGES);
    await letPagesAsk(page);
    await expectStill(page, 'asked');
    await page.unrouteAll();
  }
});

test('no part of the account moves by itself, on a phone and on a wide screen', async ({
  page,
  context,
  member,
}) => {
  await watchShifts(page);
  await context.addCookies(member.session.cookies);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectStill(page, `drawn, ${width} px`, ACCOUNT);
  }
});

test('no page moves by itself whose answers are failures', async ({ page, context, returner }) => {
  await watchShifts(page);
  await context.addCookies(returner.session.cookies);
  await letPagesAsk(page);
  await page.route(/\/api\/(?!me$|thumbnails)/, (route) =>
    route.fulfill({ status: 400, json: { detail: 'No.' } }),
  );
  await knowPlanBar(page);
  await expectStill(page, 'failed');
});

test('a timeline of ten scans does not move by itself', async ({ page, context, returner }) => {
  await watchShifts(page);
  await context.addCookies(returner.session.cookies);
  await letPagesAsk(page);
  const scans = (await returner.program.get('/api/checkins?offset=0&limit=10')).body as { id: number }[];
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...scans[index % scans.length], id: 10 - index }));
  await page.route('**/api/checkins?*', (route) => route.fulfill({ json: ten }));
  await knowPlanBar(page);
  await openStarted(page, '/timeline');
  await expect(page.getByRole('region', { name: 'Scans' }).getByRole('listitem')).toHaveCount(10);
  expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
});

/** An undrawn page knows from the one before it that it has the plan bar. */
async function knowPlanBar(page: Page): Promise<void> {
  await openStarted(page, '/upload');
  await page.waitForLoadState('networkidle');
}

async function expectStill(page: Page, how: string, paths = PAGES): Promise<void> {
  for (const path of paths) {
    await openStarted(page, path);
    await page.waitForLoadState('networkidle');
    expect.soft(await shiftOf(page), `${path}, ${how}`).toBeLessThanOrEqual(MOST);
  }
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted?.() ?? Number.NaN);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const shift of entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) sum += shift.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}
