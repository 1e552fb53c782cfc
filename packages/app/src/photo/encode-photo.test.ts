import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../../tests/browser.ts';

const APP = path.join(import.meta.dirname, '../..');

let vite: ViteDevServer;
let browser: Browser;
let page: Page;

// The worker, the canvas and the decoder belong to the browser, so these tests run in one.
beforeAll(async () => {
  vite = await createServer({ root: APP, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await vite.listen();
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage();
  const origin = vite.resolvedUrls?.local[0] ?? '';
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(`${origin}empty-page`);
  await page.addScriptTag({
    type: 'module',
    content:
      "import { encodePhoto } from '/src/photo/encode-photo.ts'; Object.assign(window, { encodePhoto });",
  });
  await page.waitForFunction(() => 'encodePhoto' in window);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await vite.close();
});

/**
 * What the browser would send for a file, or its message when it refuses the file. `size` fills the file with
 * bytes behind the image, which decoders pass over.
 */
async function encode(bytes: Buffer, type = 'image/jpeg', size = 0): Promise<Buffer | string> {
  const encoded = await page.evaluate(
    async ({ base64, mime, padding }) => {
      const { encodePhoto } = window as unknown as { encodePhoto: (file: File) => Promise<Blob> };
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      try {
        const photo = await encodePhoto(new File([data, new Uint8Array(padding)], 'photo', { type: mime }));
        return { bytes: Array.from(new Uint8Array(await photo.arrayBuffer())) };
      } catch (error) {
        return { refusal: error instanceof Error ? error.message : String(error) };
      }
    },
    { base64: bytes.toString('base64'), mime: type, padding: Math.max(0, size - bytes.length) },
  );
  return encoded.bytes ? Buffer.from(encoded.bytes) : encoded.refusal;
}

/** The same, for a readable file. */
async function photoOf(bytes: Buffer): Promise<Buffer> {
  const encoded = await encode(bytes);
  if (typeof encoded === 'string') throw new Error(encoded);
  return encoded;
}

/** An image whose upper half is red and whose lower half is blue. */
function redOverBlue(width: number, height: number): Sharp {
  const red = {
    input: { create: { width, height: height / 2, channels: 3 as const, background: '#d02020' } },
    top: 0,
    left: 0,
  };
  return sharp({ create: { width, height, channels: 3, background: '#2020d0' } }).composite([red]);
}

describe('what is sent', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'what is sent stands upright, whatever way the camera was held (orientation %d)',
    async (orientation) => {
      // Like a camera, store the pixels rotated the opposite way of the orientation tag.
      const upright = await redOverBlue(600, 800).png().toBuffer();
      const undo = { 1: 0, 2: 0, 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0;
      const isMirrored = [2, 4, 5, 7].includes(orientation);
      const turned = await sharp(await sharp(upright).flop(isMirrored).png().toBuffer())
        .rotate(undo)
        .png()
        .toBuffer();
      const stored = await sharp(turned).withMetadata({ orientation }).jpeg().toBuffer();

      const { data, info } = await sharp(await photoOf(stored))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([600, 800]);
      const redAt = (row: number) => (data[(row * info.width + 300) * info.channels] ?? 0) > 128;
      expect([redAt(50), redAt(750)]).toEqual([true, false]);
    },
  );

  test('what is sent is a JPEG without metadata, at most 2048 px long', async () => {
    const photo = await redOverBlue(3000, 4000)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { format, width, height, exif, orientation } = await sharp(await photoOf(photo)).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 1536,
      height: 2048,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('the worker, which holds the photo, is terminated', async () => {
    await photoOf(await redOverBlue(300, 400).jpeg().toBuffer());
    await encode(Buffer.from('Not a photo.'));
    await expect.poll(() => page.workers(), { timeout: 20_000 }).toEqual([]);
  });

  test('what is sent is never made larger', async () => {
    const { width, height } = await sharp(
      await photoOf(await redOverBlue(300, 400).jpeg().toBuffer()),
    ).metadata();
    expect([width, height]).toEqual([300, 400]);
  });
});

test.each([
  ['text', Buffer.from('Not a photo.'), /could not be read as a photo/],
  [
    'HEIC, where the browser cannot read it',
    Buffer.from('000000186674797068656963', 'hex'),
    /could not be read/,
  ],
  ['nothing', Buffer.alloc(0), /is empty/],
  ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'), /not a JPEG/],
])('a file that is %s is refused in words', async (_name, bytes, words) => {
  expect(await encode(bytes)).toMatch(words);
});

const MB = 1024 * 1024;

test('a photo of 50 MB is made smaller', async () => {
  const photo = await encode(await redOverBlue(300, 400).jpeg().toBuffer(), 'image/jpeg', 50 * MB);
  expect(photo).toBeInstanceOf(Buffer);
  expect(photo.length).toBeLessThan(MB);
});

test.each([
  ['larger than 50 MB', redOverBlue(30, 40).jpeg(), 50 * MB + 1, /have 50 MB at most\./],
  [
    'larger than 20 MB and cannot be made smaller',
    redOverBlue(30, 40).png({ palette: true }),
    20 * MB + 1,
    /of at most 20 MB\./,
  ],
])('a file that is %s is refused', async (_name, image, size, words) => {
  expect(await encode(await image.toBuffer(), 'image/png', size)).toMatch(words);
});

test.each([
  [
    'see-through PNG',
    sharp({ create: { width: 30, height: 40, channels: 4, background: '#c0806080' } }).png(),
    'png',
  ],
  ['palette PNG', redOverBlue(30, 40).png({ palette: true }), 'png'],
  ['CMYK JPEG', redOverBlue(30, 40).toColourspace('cmyk').jpeg(), 'jpeg'],
  ['WebP with an orientation', redOverBlue(30, 40).withMetadata({ orientation: 6 }).webp(), 'webp'],
])('a %s is sent unchanged, so that the server decides', async (_name, image, kind) => {
  const photo = await image.toBuffer();
  expect(await encode(photo, `image/${kind}`)).toEqual(photo);
});

test('where the canvas answers with noise the file is sent unchanged', async () => {
  const noise = `OffscreenCanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) =>
    new ImageData(width, height);\n`;
  await page.route('**/encode.worker.ts?*', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: route.request().url().includes('worker_file') ? noise + script : script,
    });
  });
  const photo = await redOverBlue(30, 40).jpeg().toBuffer();
  expect(await photoOf(photo)).toEqual(photo);
  await page.unroute('**/encode.worker.ts?*');
});

test('without a worker the file is sent unchanged', async () => {
  const photo = await redOverBlue(30, 40).jpeg().toBuffer();
  await page.evaluate(() => Object.assign(window, { Worker: undefined }));
  expect(await photoOf(photo)).toEqual(photo);
});
