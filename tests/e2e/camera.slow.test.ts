import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { changeAnswer } from './changed-answer.ts';
import { giveCamera, liveTracks, refuseCamera } from './fake-camera.ts';
import { expectGoodLooks, watchBehaviour } from './looks.ts';
import { scansOf, SIGNED_IN, test } from './members.ts';
import { facePhoto } from './photos.ts';
import { type HeldCall, holdCalls, pressScan, WORDS } from './uploading.ts';

/** A landscape camera, as in computers; the camera view shows its centre. */
const FACE = { width: 1280, height: 800, faceWidth: 420, identity: 4, tone: 3 as const };

test.use(SIGNED_IN);
test.describe('with a camera that is allowed', () => {
  test.beforeEach(async ({ page }) => {
    await giveCamera(page, FACE);
    await openUpload(page);
  });

  test('guidance speaks, the photo takes itself, and is scanned', async ({ page, member }) => {
    const before = await scansOf(member);
    const behaviour = watchBehaviour(page, []);
    const asked = requestsOf(page);
    // The fake camera is not the browser's, which would check the page's permissions policy first.
    expect(await page.evaluate(mayUseCamera)).toBe(true);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    const camera = page.getByRole('region', { name: 'Camera' });
    await expect(camera.locator('[aria-live]')).toHaveText(/the photo takes itself/);

    await expect(page.getByTitle('from-the-camera.jpg')).toBeVisible();
    await expect(camera).toBeHidden();
    expect(await liveTracks(page)).toBe(0);
    // No frame was sent: the page requested its own files only.
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);

    await pressScan(page);
    await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Photo Quality: Pass' })).toBeVisible();
    expect(await scansOf(member)).toEqual({ latest: before.latest + 1, charged: before.charged + 1 });
    expect(behaviour).toEqual({ foreign: [], problems: [] });
  });

  test('the photo is what the mirror shows, in the pixels of the camera, and not mirrored', async ({
    page,
  }) => {
    await holdGuidance(page);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('button', { name: 'Take the photo' }).click();
    const image = page.getByAltText('What you chose');
    await expect(image).toBeVisible();
    const base64 = await image.evaluate(async (element: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight);
      canvas.getContext('2d')?.drawImage(element, 0, 0);
      const png = await canvas.convertToBlob();
      return btoa(Array.from(await png.bytes(), (byte) => String.fromCodePoint(byte)).join(''));
    });
    const seen = await grey(Buffer.from(base64, 'base64'));
    expect(seen.info).toMatchObject({ width: 640, height: 800 });
    const { buffer } = await facePhoto(FACE);
    const straight = await grey(buffer, false);
    const mirrored = await grey(buffer, true);
    expect(difference(seen.data, straight.data)).toBeLessThan(0.5 * difference(seen.data, mirrored.data));
  });

  test('without a mouse: the shutter, a look at the photo, and another one', async ({ page }) => {
    await holdGuidance(page);
    await page.getByRole('button', { name: 'Use the camera' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const another = page.getByRole('button', { name: 'Take another' });
    await expect(another).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByTitle('from-the-camera.jpg')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  });

  test('registering takes the selfie with the camera, too', async ({ page }) => {
    await changeAnswer(page, '/api/me', { onboarding_complete: false });
    await page.goto('/register?step=2');
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('button', { name: 'Take the photo' }).click();
    await expect(page.getByAltText('Your selfie')).toBeVisible();
    await expect(page.getByText('Even light, in focus.')).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Take another' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByAltText('Your selfie')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/register?step=3');
    expect(await liveTracks(page)).toBe(0);
  });

  test('a stopped timer takes no photo, and the worker has no network', async ({ page }) => {
    const guidance = await holdGuidance(page);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByRole('button', { name: 'Stop timer' }).click();
    guidance.release();
    await expect(page.getByText('This looks good. Take the photo.').first()).toBeVisible();
    await expectGoodLooks(page);
    await expect(page.getByRole('region', { name: 'Camera' })).toBeVisible();
    // The worker that analyses the frames has no way to send one.
    expect(await Promise.all(page.workers().map((worker) => worker.evaluate(tryToSend)))).toEqual([
      'refused',
    ]);
  });

  test('the camera is released when the page is hidden, and when another page opens', async ({ page }) => {
    const use = page.getByRole('button', { name: 'Use the camera' });
    await use.click();
    await expect.poll(() => liveTracks(page)).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(use).toBeVisible();
    expect(await liveTracks(page)).toBe(0);

    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
    await use.click();
    await expect.poll(() => liveTracks(page)).toBe(1);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).not.toHaveURL('/upload');
    await expect.poll(() => liveTracks(page)).toBe(0);
  });

  for (const [what, files] of Object.entries({
    'the networks': '**/*.bin',
    'the worker': '**/guide.worker-*',
  })) {
    test(`where ${what} cannot be used, a sentence says so beside the shutter and the file input`, async ({
      page,
    }) => {
      await page.route(files, (route) => route.abort());
      await page.getByRole('button', { name: 'Use the camera' }).click();
      await expect(page.getByText(/Guidance did not load/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
      await page.getByLabel('Take or choose a photo').setInputFiles(await facePhoto({ tone: 2 }));
      await expect(page.getByTitle('selfie.jpg')).toBeVisible();
      expect(await liveTracks(page)).toBe(0);
      await expect(page.getByLabel('Message')).toHaveValue(WORDS);
    });
  }
});

test('where the camera is not allowed, a sentence says so and the file is scanned', async ({
  page,
  member,
}) => {
  await refuseCamera(page);
  await openUpload(page);
  const before = await scansOf(member);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText('The camera is blocked for this page.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  await page.getByLabel('Take or choose a photo').setInputFiles(await facePhoto({ tone: 4 }));
  await pressScan(page);
  await expect(page.getByText('Report complete.')).toBeVisible({ timeout: 30_000 });
  expect(await scansOf(member)).toEqual({ latest: before.latest + 1, charged: before.charged + 1 });
});

test('on a phone, no notice pushes the button that scans under the dock', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await refuseCamera(page);
  await openUpload(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText('The camera is blocked for this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Scan Skin' }).click();
  await expect(page.getByText(/^Please upload an image for skin analysis/)).toBeVisible();
  const scan = await page.getByRole('button', { name: 'Scan Skin' }).boundingBox();
  const dock = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(scan && dock && dock.y - (scan.y + scan.height)).toBeGreaterThanOrEqual(0);
});

test('in browsers without camera access there is no button', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await openUpload(page);
  await expect(page.getByLabel('Take or choose a photo')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Use the camera' })).toHaveCount(0);
});

async function openUpload(page: Page): Promise<void> {
  await page.goto('/upload');
  await page.getByLabel('Message').fill(WORDS);
}

/** Holds back the face networks, so that the timer cannot take the photo before the test presses a button. */
function holdGuidance(page: Page): Promise<HeldCall> {
  return holdCalls(page, '/*.bin');
}

function mayUseCamera(): boolean | undefined {
  const { featurePolicy } = document as Document & {
    featurePolicy?: { allowsFeature(feature: string): boolean };
  };
  return featurePolicy?.allowsFeature('camera');
}

async function tryToSend(): Promise<'sent' | 'refused'> {
  return fetch('/api/me').then(
    () => 'sent',
    () => 'refused',
  );
}

function requestsOf(page: Page): { method: string; url: string }[] {
  const seen: { method: string; url: string }[] = [];
  page.on('request', (request) => seen.push({ method: request.method(), url: request.url() }));
  return seen;
}

/** The centred 4:5 part of a picture as 64 x 80 grey values. */
async function grey(bytes: Buffer, mirrored = false) {
  const { height, width } = await sharp(bytes).metadata();
  const wide = Math.min(width, Math.round(height * 0.8));
  const middle = { left: Math.floor((width - wide) / 2), top: 0, width: wide, height };
  const cut = await sharp(bytes).extract(middle).flop(mirrored).png().toBuffer();
  const { data } = await sharp(cut).greyscale().resize(64, 80).raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width, height } };
}

/** Mean absolute difference of two lists of grey values. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}
