import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expect } from 'playwright/test';
import { PASSWORD } from './journey.ts';
import { expectGoodLooks } from './looks.ts';
import { test } from './members.ts';

test.use({ storageState: ({ leaver }, use) => use(leaver.session) });

test('a member exports everything, deletes the pictures, and then the account', async ({
  page,
  browser,
  leaver,
}) => {
  await page.goto('/account?page=your-data');
  await page.getByRole('button', { name: 'Pack my data' }).click();
  const link = page.getByRole('link', { name: 'Download ZIP' });
  await expect(link).toBeVisible();
  // From the top, where nothing lies below the bar.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodLooks(page);
  const waiting = page.waitForEvent('download');
  await link.click();
  const archive = await readFile(await (await waiting).path());
  const files = unzipSync(archive);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['daylit.html', 'data.json', 'scores.csv', 'pictures/scan-1.webp']),
  );
  expect(Buffer.from(files['scores.csv'] ?? []).toString()).toMatch(/^1,20\d\d-.*,redness,/m);

  // The page of the archive, as a file, in a browser without a network.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-archive-'));
  const file = path.join(folder, 'daylit.html');
  await writeFile(file, files['daylit.html'] ?? '');
  const offline = await browser.newContext({ offline: true });
  const archived = await offline.newPage();
  const asked: string[] = [];
  archived.on('request', (request) => asked.push(request.url()));
  await archived.goto(pathToFileURL(file).href);
  await expect(archived.getByRole('heading', { name: 'Scan 1' })).toBeVisible();
  await expect(archived.getByText(leaver.email)).toBeVisible();
  const picture = archived.getByRole('img', { name: 'The small picture of this scan' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(384);
  expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);

  // On paper every list is open, in black on white.
  const list = archived.locator('details > :not(summary)').first();
  await expect(list).toBeHidden();
  await archived.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(list).toBeVisible();
  const colours = await archived.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await offline.close();
  await rm(folder, { recursive: true });

  await page.getByRole('link', { name: /^Privacy Photos/ }).click();
  await page.getByRole('radio', { name: /Delete right away/ }).check();
  const deletePictures = page.getByRole('button', { name: 'Delete 1 picture for good' });
  await deletePictures.click();
  await expect(deletePictures).toBeHidden();
  expect((await leaver.program.get('/api/checkins/1')).body).toMatchObject({ thumbnail_filename: null });

  await page.goBack();
  const leave = page.getByRole('button', { name: 'Delete everything now' });
  const password = page
    .getByRole('region', { name: 'Delete your account' })
    .getByLabel('Password', { exact: true });
  await password.fill('not my password');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await leave.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await password.fill(PASSWORD);
  await leave.click();
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});
