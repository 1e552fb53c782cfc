import sharp from 'sharp';
import { expect } from 'playwright/test';
import { join, test } from './members.ts';
import { facePhoto, type UploadFile } from './photos.ts';
import { prepareScan, pressScan } from './uploading.ts';

/** A face far from the middle of a large photo, as in a picture of a person in a room. */
async function farAway(width: number, height: number, faceWidth: number): Promise<UploadFile> {
  const size = { width: Math.round(1.9 * faceWidth), height: Math.round(2.3 * faceWidth) };
  const { buffer: person, ...file } = await facePhoto({ ...size, faceWidth, tone: 4 });
  const room = sharp({ create: { width, height, channels: 3, background: '#b9b6ae' } });
  const [left, top] = [Math.round(0.1 * width), height - size.height];
  const picture = room.composite([{ input: person, left, top }]).jpeg({ quality: 92 });
  return { ...file, buffer: await picture.toBuffer() };
}

for (const [megapixels, width, height, faceWidth] of [
  [12, 4000, 3000, 580],
  [20, 5472, 3648, 840],
] as const) {
  test(`a small face in a photo of ${megapixels} megapixels keeps its pixels, and the page says so`, async ({
    page,
    context,
  }) => {
    const { session } = await join();
    await context.addCookies(session.cookies);
    await prepareScan(page, await farAway(width, height, faceWidth));
    await expect(page.getByText(/we send only the part around it/)).toBeVisible();
    const checked = page.waitForResponse(/\/api\/validate-photo$/);
    await pressScan(page);
    expect(await (await checked).json()).toMatchObject({ status: 'pass' });
    await expect(page).toHaveURL(/\/results/);
  });
}
