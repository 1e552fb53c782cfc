import { expect, type Locator, type Page } from 'playwright/test';
import { scansOf, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { letPagesAsk, openStarted } from './started-page.ts';
import { holdCalls, prepareScan, pressScan, WORDS } from './uploading.ts';

/** In milliseconds; the interval at which the waiting page polls. */
const ANALYSING_POLL = 4000;

test.use({ storageState: ({ reader }, use) => use(reader.session) });

// The first scan is from registering. The first test makes the second one, which the others read.
test.describe.configure({ mode: 'serial' });

test('a second scan takes the place of its form, and is compared with the first', async ({ page }) => {
  await page.goto('/');
  const stages = await holdCalls(page, '/api/checkins/2/events*');
  await prepareScan(page, await facePhoto({ tone: 3, signs: { redness: 0.9 } }));
  await pressScan(page);
  // The chosen photo is there from the first moment, until the thumbnail takes its place.
  const chosen = page.getByRole('img', { name: 'Your photo', exact: true });
  await expect(chosen).toBeVisible();
  await stages.started;
  await expect(page).toHaveURL('/results/2');
  await expect(chosen).toBeVisible();
  stages.release();
  await expectComplete(page);
  await expect(page.getByRole('img', { name: 'Thumbnail of this scan' })).toBeVisible();
  await expect(chosen).toBeHidden();
  const progress = section(page, 'Skin Progress Summary');
  await expect(progress).toContainText(/redness (is|went|are)|more visible/i);

  // "Back" skips the form: sending it again by mistake would cost a scan.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/results/2');
  await expectComplete(page);
});

test('what was written with a photo is answered in its report, and continues in the chat', async ({
  page,
}) => {
  await openReport(page, 2);
  const asked = page.getByRole('region', { name: 'You asked' });
  await expect(asked.locator('p')).toHaveText([`“${WORDS}”`, /\.$/]);
  await asked.getByRole('link', { name: 'Go on in Chat' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(page.getByText(WORDS)).toBeVisible();
});

test('different photos give different reports', async ({ page }) => {
  await openReport(page, 1);
  const first = await section(page, 'Skin Analysis Report').innerText();
  await expect(section(page, 'Skin Progress Summary')).toContainText('This is your first scan.');
  await openReport(page, 2);
  const second = await section(page, 'Skin Analysis Report').innerText();
  expect(first).not.toContain('Redness');
  expect(second).toContain('Redness');
});

test('a report keeps its words, its thumbnail, and the fate of the original', async ({ page }) => {
  await openReport(page, 2);
  const main = page.getByRole('main');
  // Its chart needs all scans, which come a moment later.
  const chart = main.getByRole('img', { name: /, one range per scan\./ });
  await expect(chart).toBeVisible();
  const words = await main.innerText();
  const thumbnail = page.getByRole('img', { name: 'Thumbnail of this scan' });
  await expect(thumbnail).toBeVisible();
  // A loaded picture has a natural width.
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expect(page.getByText(/^Your original photo was deleted on .+\./)).toBeVisible();

  await page.reload();
  await expectComplete(page);
  await expect(chart).toBeVisible();
  expect(await main.innerText()).toBe(words);
});

test('the waiting page of a finished scan leads to its report, and back leads past it', async ({ page }) => {
  await page.goto('/terms');
  await page.goto('/onboarding/2');
  await expect(page).toHaveURL('/results/2');
  await expectComplete(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('at the end of a scan the page asks again who its member is', async ({ page, reader }) => {
  const { body } = await reader.program.get('/api/checkins/2');
  const running = { ...(body as object), status: 'analysing', analysis_result: null };
  await page.route('**/api/checkins/2', (route) => route.fulfill({ json: running }), { times: 1 });
  await page.clock.install();
  await openStarted(page, '/onboarding/2');
  const anew = page.waitForRequest('**/api/me');
  await expect(page.getByRole('heading', { name: 'Analyzing' })).toBeVisible();
  await page.clock.fastForward(ANALYSING_POLL);
  await expect(page).toHaveURL('/results/2');
  await anew;
});

test('a scan that waits says how many come first, until its analysis begins', async ({ page, reader }) => {
  const { body } = await reader.program.get('/api/checkins/2');
  const running = { ...(body as object), status: 'analysing', analysis_result: null };
  const [checked] = (await reader.program.get('/api/checkins/2/events')).body as unknown[];
  await page.route('**/api/checkins/2', (route) => route.fulfill({ json: running }), { times: 1 });
  let place = 3;
  await page.route('**/api/checkins/2/events*', (route) => {
    if (place === 0) return route.fallback();
    const json = route.request().url().includes('after=0') ? [checked] : [];
    return route.fulfill({ json, headers: { 'x-queue-position': String(place) } });
  });
  await letPagesAsk(page);
  await openStarted(page, '/results/2');
  const status = page.getByRole('main').getByRole('status').first();
  for (const words of ['2 scans before yours', '1 scan before yours', 'Your scan is next.']) {
    await expect(status).toHaveText(words);
    place -= 1;
  }
  await expectComplete(page);
});

test('the link to the progress section scrolls there', async ({ page }) => {
  await page.goto('/results/2#progress-summary-section');
  await expect(section(page, 'Skin Progress Summary').getByRole('heading', { level: 2 })).toBeInViewport();
});

test('on paper a report is two sheets, black on white in the dark theme too, without the frame', async ({
  page,
}) => {
  await openReport(page, 2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(/^Photo of /)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Skin report' })).toBeVisible();
  await expect(page.getByText(/show it to a doctor\./).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Feedback' })).toBeHidden();
  const colours = await page.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: 'Your skin report' })).toBeVisible();
  // Printing itself announces the change by events, before it lays out the first page.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('another member’s scan is absent, nor its photo', async ({ page, reader, member }) => {
  await page.goto('/results/99');
  await expect(page.getByRole('alert')).toContainText('Unable to load scan report.');
  await expect(page.getByRole('alert')).toContainText('There is nothing at this address.');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);

  await openReport(page, 2);
  const src = await page.getByRole('img', { name: 'Thumbnail of this scan' }).getAttribute('src');
  expect(src).toMatch(/^\/api\/thumbnails\/\w+\.webp$/);
  expect((await reader.program.get(String(src))).status).toBe(200);
  expect((await member.program.get(String(src))).status).toBe(404);
});

test('an unknown number shows no waiting page', async ({ page }) => {
  for (const number of ['99', 'abc', '0', '1e99']) {
    await page.goto(`/onboarding/${number}`);
    await expect(page.getByRole('heading', { level: 1 }), number).toHaveText('There is no page here');
  }
});

test('waiting for a scan that never starts ends with a link out', async ({ page }) => {
  await page.clock.install();
  const known = page.waitForResponse('**/api/checkins/latest');
  await page.goto('/results?afterId=50');
  await known;
  const stopped = page.getByRole('heading', { name: 'No new scan has started' });
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(stopped).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.getByRole('main').getByRole('link', { name: 'Start a Scan' }).click();
  await expect(page).toHaveURL('/upload');
});

test('the same photo a moment later is not scanned again, and the message stays', async ({
  page,
  reader,
}) => {
  const before = await scansOf(reader);
  await page.route('**/api/scan-skin', (route) =>
    route.fulfill({ status: 202, json: { id: before.latest } }),
  );
  await prepareScan(page, await facePhoto({ tone: 3, signs: { redness: 0.9 } }));
  await pressScan(page);
  await expect(page.getByText('You sent this photo a moment ago')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  await page.getByRole('link', { name: 'See the report of this photo' }).click();
  await expect(page).toHaveURL(`/results/${before.latest}`);
});

async function openReport(page: Page, id: number): Promise<void> {
  await page.goto(`/results/${id}`);
  await expectComplete(page);
}

async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
}

function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}
