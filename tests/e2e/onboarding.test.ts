import { expect, type Page } from 'playwright/test';
import { giveSelfie, register, verifyAddress } from './journey.ts';
import { pointer } from './hands.ts';
import { test } from './networks.ts';
import { facePhoto } from './photos.ts';
import { watchUploads } from './uploading.ts';

test('answers and photo of a registration survive a reload and a closed tab, and end with a logout', async ({
  page,
  context,
}) => {
  const hands = pointer(page);
  const greeting = page.getByText('Welcome back. Everything is still here.');
  await page.goto('/register');
  await verifyAddress(page, await register(page, hands));
  await giveSelfie(page, hands, await facePhoto({ tone: 5 }));
  await hands.activate(page.getByRole('radio', { name: '25' }));
  await hands.activate(page.getByRole('checkbox', { name: 'Even tone' }));

  await page.reload();
  await expect(page.getByRole('radio', { name: '25' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Even tone' })).toBeChecked();
  await expect(greeting).toBeVisible();
  await expect(page.getByText('Checked: looks good')).toBeVisible();
  await hands.activate(page.getByRole('button', { name: 'Next' }));
  await hands.activate(page.getByRole('checkbox', { name: 'Redness' }));
  await expect(greeting).toBeHidden();

  // Another tab, as after closing this one. The photo was checked already and is not sent again.
  const tab = await context.newPage();
  const sent = watchUploads(tab);
  await tab.goto('/');
  await expect(tab.getByAltText('Your selfie')).toBeVisible();
  await expect(tab.getByText('Photo looks good.')).toBeVisible();
  await expect(tab.getByRole('region', { name: 'Your registration so far' })).toContainText('Even tone');
  await expect(tab.getByRole('heading', { name: 'Add a selfie' })).toBeFocused();
  await pointer(tab).activate(tab.getByRole('button', { name: 'Change goals' }));
  await expect(tab.getByRole('radio', { name: '25' })).toBeChecked();
  await pointer(tab).activate(tab.getByRole('button', { name: 'Next' }));
  await expect(tab.getByRole('checkbox', { name: 'Redness' })).toBeChecked();
  expect(sent()).toEqual([]);
  expect(await storedBy(tab)).toEqual(['daylit.onboarding-answers', 'daylit.onboarding-photo']);

  await tab.goto('/logout');
  await expect(tab).toHaveURL('/login');
  await expect.poll(() => storedBy(tab)).toEqual([]);
});

test('after onboarding the browser stores none of it', async ({ page }) => {
  const hands = pointer(page);
  await page.goto('/register');
  await verifyAddress(page, await register(page, hands));
  await giveSelfie(page, hands, await facePhoto({ tone: 5 }));
  await hands.activate(page.getByRole('radio', { name: '25' }));
  await hands.activate(page.getByRole('button', { name: 'Next' }));
  await page.reload();
  // What was kept is shown above the form and moves it, once.
  await expect(page.getByText('Checked: looks good')).toBeVisible();
  await hands.activate(page.getByRole('button', { name: 'Finish' }));
  await expect(page).toHaveURL(/\/(onboarding|results)\/\d+/);
  await expect.poll(() => storedBy(page)).toEqual([]);
});

test('the steps are drawn by the server as they are afterwards', async ({ page, browser }) => {
  await page.goto('/register');
  await verifyAddress(page, await register(page, pointer(page)));
  await page.evaluate(() => localStorage.clear());
  const undrawn = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const drawn = await undrawn.newPage();
  for (const [step, button] of [
    [3, 'Next'],
    [4, 'Finish'],
  ] as const) {
    for (const one of [page, drawn]) await one.goto(`/register?step=${step}`);
    await page.waitForLoadState('networkidle');
    const [live, first] = await Promise.all([page, drawn].map((one) => placeBelowTitle(one, button)));
    expect(first, `step ${step}`).toEqual(live);
  }
  await undrawn.close();
});

/** Where a button is, measured from the title: what a page says without scripts is above both. */
async function placeBelowTitle(page: Page, name: string) {
  // The page may ask something first, over what is measured.
  const find = (role: 'heading' | 'button', options: { name?: string; level?: number }) =>
    page.getByRole(role, { ...options, includeHidden: true }).boundingBox();
  const [title, button] = await Promise.all([find('heading', { level: 1 }), find('button', { name })]);
  return button && { ...button, y: button.y - (title?.y ?? Number.NaN) };
}

/** The names of all that the page has stored. */
function storedBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())]);
}
