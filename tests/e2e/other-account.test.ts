import { expect, type Page } from 'playwright/test';
import { enterLogin } from './journey.ts';
import { join, scansOf, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { prepareScan, pressScan } from './uploading.ts';

/** Keeps a page from noticing by itself, as a tab does whose timers and messages the browser has stopped. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    for (const event of ['focus', 'visibilitychange'])
      window.addEventListener(event, (fired) => fired.stopImmediatePropagation(), { capture: true });
  });
}

async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto('/logout');
  await expect(page).not.toHaveURL(/\/logout/);
  await enterLogin(page, email);
  await expect(page).toHaveURL(/\/upload/);
}

test("a message and a photo of Anna's page never become Bella's, who logged in beside it", async ({
  page: annas,
  context,
}) => {
  const [anna, bella] = await Promise.all([join(), join()]);
  await context.addCookies(anna.session.cookies);
  const [photos, before] = [await context.newPage(), await scansOf(bella)];
  await Promise.all([deafen(annas), deafen(photos)]);
  await annas.goto('/chat');
  await annas.getByLabel('Message').fill('A secret of Anna');
  await prepareScan(photos, await facePhoto({ tone: 6 }));

  await logInAs(await context.newPage(), bella.email);
  const isAnew = [annas, photos].map((page) => page.waitForEvent('load'));
  await annas.getByLabel('Message').press('Enter');
  await pressScan(photos);
  await Promise.all(isAnew);

  await expect(annas.getByLabel('Message')).toHaveValue('');
  expect((await bella.program.get('/api/chat-history')).body).toEqual([]);
  expect(await scansOf(bella)).toEqual(before);
});

test('a tab that shows a member hears that another tab has changed to somebody else', async ({
  page: annas,
  context,
}) => {
  const [anna, bella] = await Promise.all([join(), join()]);
  await context.addCookies(anna.session.cookies);
  await annas.goto('/account');
  await expect(annas.getByLabel('E-mail')).toHaveValue(anna.email);
  await logInAs(await context.newPage(), bella.email);
  await expect(annas.getByText(anna.email)).toBeHidden();
  await expect(annas).toHaveURL(/\/(login|upload|account)/);
});
