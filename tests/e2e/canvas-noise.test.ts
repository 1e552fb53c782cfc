import { expect } from 'playwright/test';
import { addCanvasNoise } from './canvas-noise.ts';
import { giveCamera } from './fake-camera.ts';
import { join, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { prepareScan, pressScan } from './uploading.ts';

test('in a browser that disturbs canvases a photo is scanned as it is, and the camera is not used', async ({
  page,
  context,
}) => {
  const { session } = await join(undefined, { waitsForReport: false });
  await context.addCookies(session.cookies);
  await addCanvasNoise(page);
  await giveCamera(page, { tone: 3 });
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText(/^This browser does not let a page read the camera’s picture\./)).toBeVisible();

  await prepareScan(page, await facePhoto({ tone: 3, signs: { redness: 0.9 } }));
  await pressScan(page);
  await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Photo Quality: Pass' })).toBeVisible();
});
