import { expect, type Page } from 'playwright/test';
import { enterLogin, PASSWORD } from './journey.ts';
import { expectWorker, privateCachesOf, storedBy } from './kept-in-browser.ts';
import { join, type Member, test } from './members.ts';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const keeper = (page: Page) => page.getByRole('switch', { name: /^Keep my last report and tonight/ });

/** A member of its own, because each of these tests ends a session. */
async function enter(page: Page): Promise<Member> {
  const member = await join();
  await page.context().addCookies(member.session.cookies);
  await page.goto('/dashboard');
  await expectWorker(page);
  return member;
}

async function switchOn(page: Page): Promise<void> {
  await page.goto('/account?page=privacy');
  await expect(keeper(page)).not.toBeChecked();
  await keeper(page).click();
  await expect(page.getByText(/^Kept on /)).toBeVisible();
  // The pages of the copy are kept, too.
  await expect
    .poll(async () =>
      Object.values((await storedBy(page)).caches)
        .flat()
        .join(' '),
    )
    .toMatch(/care-plan-[\w-]+\.js/);
}

test('without the switch a page that is reloaded offline says so, and nothing was kept', async ({ page }) => {
  const member = await enter(page);
  await page.goto('/results/1');
  await expect(page.getByText('Report complete.')).toBeVisible();
  await page.goto('/care-plan', { waitUntil: 'networkidle' });
  expect(await privateCachesOf(page)).toEqual([]);
  const { databases, texts } = await storedBy(page);
  expect(databases).toEqual([]);
  expect(texts.join(' ')).not.toContain(member.email);

  await page.context().setOffline(true);
  await page.goto('/results/1');
  await expect(title(page)).toHaveText('You are offline');
  await expect(page.getByText('Still here from before')).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText('Report complete.')).toBeVisible();
});

test('with the switch report and routine are there offline, with their date and without a photo', async ({
  page,
}) => {
  await enter(page);
  await switchOn(page);
  const copy = await page.evaluate(async () => (await caches.match('/offline-copy'))?.text());
  expect(copy).not.toMatch(/\.webp|data:image/);

  await page.context().setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'image') failed.push(request.url());
  });
  await page.goto('/results/1');
  await expect(page.getByText(/^You are offline\. This is from \d/)).toBeVisible();
  for (const name of ['Skin Type', 'Skin Analysis Report', 'Care Plan'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/care-plan');
  await expect(title(page)).toHaveText('Care Plan');
  await expect(page.getByText(/^You are offline\. This is from \d/)).toBeVisible();
  await page.goto('/timeline');
  await expect(title(page)).toHaveText('You are offline');
  const kept = page.getByRole('region', { name: 'Still here from before' });
  await expect(kept.getByRole('link')).toHaveCount(2);
  await kept.getByRole('link', { name: /^Results/ }).click();
  await expect(page.getByRole('heading', { name: 'Skin Analysis Report' })).toBeVisible();
  expect(failed).toEqual([]);

  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
  await expect(page.getByText('Report complete.')).toBeVisible();
});

test('a logout removes the copy, and so does the switch', async ({ page }) => {
  const member = await enter(page);
  await switchOn(page);
  await keeper(page).click();
  await expect(page.getByText(/^Kept on /)).toBeHidden();
  await expect.poll(() => privateCachesOf(page)).toEqual([]);

  await switchOn(page);
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => privateCachesOf(page)).toEqual([]);
  await page.context().setOffline(true);
  // The server has the browser remove the worker as well.
  await expect(page.goto('/results/1')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await page.context().setOffline(false);

  // Afterwards it is off again.
  await enterLogin(page, member.email);
  await expect(page).toHaveURL('/upload');
  await page.goto('/account?page=privacy');
  await expect(keeper(page)).not.toBeChecked();
});

test('a logout in another tab removes it for good, though this tab still loads', async ({
  page,
  context,
}) => {
  await enter(page);
  await switchOn(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL('/login');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => privateCachesOf(other)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await privateCachesOf(other)).toEqual([]);
});

test('a session that ended elsewhere, and another member, find no copy', async ({ page, context }) => {
  await enter(page);
  await switchOn(page);
  // As if the browser had lost the session; the server answers that nobody is signed in.
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies.filter(({ name }) => name !== 'session'));
  await page.goto('/');
  await expect.poll(() => privateCachesOf(page)).toEqual([]);

  await context.clearCookies();
  await enter(page);
  await switchOn(page);
  const bella = await join();
  await context.clearCookies();
  await context.addCookies(bella.session.cookies);
  await page.goto('/account');
  await expect.poll(() => privateCachesOf(page)).toEqual([]);
});

test('an erased account leaves nothing on the device', async ({ page }) => {
  await enter(page);
  await switchOn(page);
  await page.goto('/account?page=your-data');
  const leave = page.getByRole('region', { name: 'Delete your account' });
  await leave.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page).toHaveURL('/account-erased');
  await expect.poll(() => privateCachesOf(page)).toEqual([]);
});
