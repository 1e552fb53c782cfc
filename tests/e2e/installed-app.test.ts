import { expect, type Page } from 'playwright/test';
import { PASSWORD } from './journey.ts';
import { expectWorker, storedBy } from './kept-in-browser.ts';
import { join, SIGNED_IN, test } from './members.ts';
import { startNextBuild } from './next-build.ts';
import { facePhoto, type UploadFile } from './photos.ts';

test.use({ ...SIGNED_IN, serviceWorkers: 'allow' });

test('a browser finds nothing that keeps the app from being installed', async ({ page }) => {
  await page.goto('/dashboard');
  await expectWorker(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, in which Chromium installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { data = '', errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, shortcuts, start_url } = JSON.parse(data) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
    start_url: string;
  };
  for (const { src, sizes } of icons.filter(({ sizes }) => sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      return `${bitmap.width}x${bitmap.height}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  for (const url of [start_url, ...shortcuts.map((shortcut) => shortcut.url)]) {
    await page.goto(url);
    await expect(page).toHaveURL(url);
  }
});

test('the worker starts after the page, answers for its code only, and keeps nothing of a member', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    addEventListener('appready', () => performance.mark('appready'), { once: true });
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function registerLater(...args) {
      performance.mark('register');
      return register.apply(this, args);
    };
  });
  await page.goto('/results/1');
  await expectWorker(page);
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  expect(marks.filter((name) => name === 'appready' || name === 'register')).toEqual([
    'appready',
    'register',
  ]);

  const answered: Record<string, boolean> = {};
  page.on('response', (response) => {
    answered[new URL(response.url()).pathname] ||= response.fromServiceWorker();
  });
  for (const path of ['/results/1', '/timeline', '/chat', '/logout?ask', '/mailbox', '/sandbox/checkout/x'])
    await page.goto(path, { waitUntil: 'load' });
  const byWorker = Object.keys(answered).filter((path) => answered[path]);
  expect(byWorker.filter((path) => /^\/(api|mailbox|logout|sandbox)/.test(path))).toEqual([]);
  expect(byWorker).toContain('/timeline');

  await page.goto('/dashboard');
  const { caches: kept, databases } = await storedBy(page);
  expect(databases).toEqual([]);
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^daylit\.app-code \/assets\//)]);
  const addresses = Object.values(kept).flat();
  const code = /^\/assets\/[\w.-]+\.(js|css|svg|woff2)$/;
  expect(addresses.filter((path) => !code.test(path))).toEqual(['/dashboard']);
  const shell = await page.evaluate(async () => (await caches.match('/dashboard'))?.text());
  expect(shell).not.toMatch(/sent-page|noor/);
});

test('a new version asks before it is used, and what was typed is there again', async ({ page, baseURL }) => {
  const site = await startNextBuild(String(baseURL));
  await page.goto(`${site.url}/contact`);
  await expectWorker(page);
  await page.getByLabel('Message').fill('Half a thought');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  site.release();
  await comeBack();
  const offer = page.getByRole('listitem').filter({ hasText: 'A new version is ready.' });
  await expect(offer).toBeVisible();
  expect(loads).toBe(0);
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();

  // What the page has not loaded yet is gone. It loads again by itself, once, and in the new version.
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('Updated. What you typed is still here.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  expect(loads).toBe(1);
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /\/assets\/index-.*\.js$/.test(name))).toEqual([
    expect.stringContaining('.next.js'),
  ]);
  await comeBack();
  await expect(offer).toBeHidden();
  await site.close();
});

test('a press on Reload loads the new version', async ({ page, baseURL }) => {
  const site = await startNextBuild(String(baseURL));
  await page.goto(`${site.url}/contact`);
  await expectWorker(page);
  await page.getByLabel('Message').fill('Half a thought');
  site.release();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Updated. What you typed is still here.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Half a thought');
  await site.close();
});

/** What the share menu of a phone does. */
async function share(page: Page, photo: UploadFile): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = '/share';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'photo';
    input.ariaLabel = 'Shared';
    form.append(input);
    document.body.append(form);
  });
  await page.getByLabel('Shared').setInputFiles(photo);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/share"]')?.submit());
}

test('a shared photo is ready on the upload page, without being sent or stored', async ({ page }) => {
  await page.goto('/contact');
  await expectWorker(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const photo = await facePhoto({ tone: 3 });
  await share(page, photo);
  await expect(page.getByTitle(photo.name)).toBeVisible();
  await expect(page).toHaveURL('/upload');
  expect(sent.filter((call) => call !== 'POST /share')).toEqual([]);
  expect(Object.keys((await storedBy(page)).caches)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Scan Skin' })).toBeVisible();
  await expect(page.getByTitle(photo.name)).toBeHidden();
});

test('a shared photo waits in its tab for a login', async ({ page }) => {
  const member = await join();
  await page.context().clearCookies();
  await page.goto('/contact');
  await expectWorker(page);
  const photo = await facePhoto({ tone: 3 });
  await share(page, photo);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Your photo waits in this tab\./)).toBeVisible();
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByTitle(photo.name)).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page says that a shared photo did not arrive', async ({ page }) => {
    await page.goto('/contact');
    const photo = await facePhoto({ tone: 3 });
    await share(page, { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(8 << 20)]) });
    await expect(page.getByText('The shared photo did not arrive.')).toBeVisible();
    await expect(page).toHaveURL('/upload');
    await page.getByLabel('Take or choose a photo').setInputFiles(photo);
    await expect(page.getByTitle(photo.name)).toBeVisible();
  });
});
