import { expect, type Page } from 'playwright/test';
import { giveCamera, liveTracks, refuseCamera } from './fake-camera.ts';
import { expectGoodLooks, watchBehaviour } from './looks.ts';
import { SIGNED_IN, test } from './members.ts';
import { pressScan, WORDS } from './uploading.ts';

/** A phone held upright. The picture of its camera is higher than the photo and wider than the screen. */
const UPRIGHT = { width: 390, height: 844 };
const FACE = { width: 1080, height: 1440, faceWidth: 480, identity: 4, tone: 3 as const };

test.use({ ...SIGNED_IN, viewport: UPRIGHT });

test('the camera fills the screen, takes the photo by itself, and asks whether to use it', async ({
  page,
}) => {
  const behaviour = watchBehaviour(page, []);
  await openCamera(page);
  const camera = page.getByRole('dialog', { name: 'Camera' });
  expect(await camera.boundingBox()).toEqual({ x: 0, y: 0, ...UPRIGHT });
  await expect(camera.locator('[aria-live]')).toHaveText('Hold still');

  await expect(camera.getByAltText('The photo that you took')).toBeVisible();
  await expect(camera.getByText('Even light, clear view of your face.')).toBeVisible();
  await camera.getByRole('button', { name: 'Retake' }).click();
  await expect(camera.getByLabel('You, as in a mirror')).toBeVisible();
  await camera.getByRole('button', { name: 'Take the photo' }).click();
  await camera.getByRole('button', { name: 'Use photo' }).click();

  await expect(camera).toBeHidden();
  await expect(page.getByTitle('from-the-camera.jpg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take another' })).toBeFocused();
  expect(await liveTracks(page)).toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  await pressScan(page);
  await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
  expect(behaviour).toEqual({ foreign: [], problems: [] });
});

test('the oval moves to the detected face, in the mirror', async ({ page }) => {
  await openCamera(page, { ...FACE, width: 1440, height: 1440, faceWidth: 300, centre: [0.42, 0.5] });
  await page.getByRole('button', { name: 'Stop timer' }).click();
  const camera = page.getByRole('dialog', { name: 'Camera' });
  await expect(camera.locator('[aria-live]')).toHaveText('A little closer');
  const oval = await camera.locator('ellipse').last().boundingBox();
  const middle = (oval?.x ?? 0) + (oval?.width ?? 0) / 2;
  // The person is left of the middle in the camera's picture, so on the right in a mirror.
  expect(middle).toBeGreaterThan(UPRIGHT.width / 2 + 30);
  expect(oval?.width).toBeLessThan(0.6 * UPRIGHT.width);
});

test('Escape and going back close it; the page and what was typed are still there', async ({ page }) => {
  const use = page.getByRole('button', { name: 'Use the camera' });
  await openCamera(page);
  await page.keyboard.press('Escape');
  await expect(use).toBeFocused();
  expect(await liveTracks(page)).toBe(0);

  await use.click();
  await expect(page.getByLabel('You, as in a mirror')).toBeVisible();
  await page.goBack();
  await expect(use).toBeFocused();
  await expect(page).toHaveURL('/upload');
  expect(await liveTracks(page)).toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
});

test('turned on its side, everything is still within reach', async ({ page }) => {
  await openCamera(page);
  await page.getByRole('button', { name: 'Stop timer' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Close the camera', 'Cancel', 'Take the photo', 'Start timer'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(UPRIGHT);
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  for (const name of ['Close the camera', 'Retake', 'Use photo'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('the photo is the sharpest of the frames around the press', async ({ page }) => {
  await openCamera(page, { ...FACE, blur: 3 }, FACE);
  await expect(page.getByText('Hold still', { exact: true }).first()).toBeVisible();
  await slowTheClock(page);
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByText('Even light, clear view of your face.')).toBeVisible();
});

test('the camera passes the checks of layout and accessibility while it guides, and while the photo is shown', async ({
  page,
}) => {
  await openCamera(page);
  await page.getByRole('button', { name: 'Stop timer' }).click();
  await expect(page.getByText('Looks good').first()).toBeVisible();
  await expectGoodLooks(page);
  await page.setViewportSize(UPRIGHT);
  await page.getByRole('button', { name: 'Take the photo' }).click();
  await expect(page.getByText('Even light, clear view of your face.')).toBeVisible();
  await expectGoodLooks(page);
});

test('a camera that is refused leaves the page as it was, with one sentence', async ({ page }) => {
  await refuseCamera(page);
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText('The camera is blocked for this page.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeFocused();
  await expect(page).toHaveURL('/upload');
});

/** A slow device takes fewer frames. On a busy machine this browser must not count as one. */
function slowTheClock(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now.bind(performance);
    const start = now();
    performance.now = () => start + (now() - start) / 20;
  });
}

type FaceOptions = Parameters<typeof giveCamera>[1];

async function openCamera(page: Page, face: FaceOptions = FACE, afterPress = face): Promise<void> {
  await giveCamera(page, face, afterPress);
  await page.goto('/upload');
  await page.getByLabel('Message').fill(WORDS);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByLabel('You, as in a mirror')).toBeVisible();
}
