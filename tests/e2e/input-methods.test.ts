import { expect, type CDPSession, type Locator, type Page } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';
import { openStarted } from './started-page.ts';

test.use(SIGNED_IN);

test('Enter of an input method accepts a word, and only the next Enter sends it', async ({ page }) => {
  await openStarted(page, '/chat');
  const sent = watchCalls(page, '/api/chat');
  const field = page.getByLabel('Message');
  await compose(field, 'ニキビ');
  await expect(field).toHaveValue('ニキビ');
  expect(sent()).toBe(0);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.locator('[data-status=ready]')).toBeVisible();
  expect(sent()).toBe(1);
});

test('it saves no half of a goal, and the next Enter saves it whole', async ({ page }) => {
  await openStarted(page, '/care-plan');
  const saved = watchCalls(page, '/api/profile');
  const field = page.getByLabel('Add a goal');
  await compose(field, '保湿');
  await expect(field).toHaveValue('保湿');
  expect(saved()).toBe(0);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove 保湿' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove 保湿' }).click();
  await expect(page.getByRole('button', { name: 'Remove 保湿' })).toBeHidden();
});

/** Composes a word as input methods do, and accepts it by Enter: once as Chromium says it, once as Safari. */
async function compose(field: Locator, word: string): Promise<void> {
  await field.click();
  const browser = await field.page().context().newCDPSession(field.page());
  await browser.send('Input.imeSetComposition', {
    text: word,
    selectionStart: word.length,
    selectionEnd: word.length,
  });
  // While the word is composed, then after its end, where only the code of the key tells it.
  await pressInputMethodKey(browser);
  await browser.send('Input.insertText', { text: word });
  await pressInputMethodKey(browser);
  await browser.detach();
}

/** Enter as an input method handles it: with its name, but with the code 229. */
async function pressInputMethodKey(browser: CDPSession): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** How many calls other than GET the page has made to a path or below it. */
function watchCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith(path)) count += 1;
  });
  return () => count;
}
