import { writeFile } from 'node:fs/promises';
import type { PhantomOptions } from '@daylit/phantom';
import { expect, type Page } from 'playwright/test';
import { hugePng } from '../../packages/server/test/huge-png.ts';
import { scansOf, SIGNED_IN, test } from './members.ts';
import { emptyRoomPhoto, facePhoto, type UploadFile } from './photos.ts';
import { sharePage } from './shared-page.ts';
import { expectKept, pressScan, WORDS } from './uploading.ts';

const UNREADABLE = /could not be read as a photo.+Please choose a JPEG, PNG or WebP photo/;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const GIF = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

test.use(SIGNED_IN);
const upload = sharePage(test);

test.beforeEach(async () => {
  await upload().goto('/upload');
  await upload().getByLabel('Message').fill(WORDS);
});

interface BadPhoto {
  file: () => UploadFile | Promise<UploadFile>;
  says: RegExp;
}

/** Refused by the browser, before anything is sent. */
const FILES: Record<string, BadPhoto> = {
  'text with the name of a photo': {
    file: () => named('selfie.jpg', Buffer.from('not a photo')),
    says: UNREADABLE,
  },
  'an SVG': { file: () => named('face.svg', Buffer.from(SVG), 'image/svg+xml'), says: UNREADABLE },
  'a GIF': {
    file: () => named('face.gif', Buffer.from(GIF, 'base64'), 'image/gif'),
    says: /not a JPEG, PNG or WebP/,
  },
  'a file of 0 bytes': { file: () => named('selfie.jpg', Buffer.alloc(0)), says: /is empty.+another photo/ },
  'a JPEG cut in half': {
    file: async () => {
      const { buffer } = await face();
      return named('half.jpg', buffer.subarray(0, buffer.length / 2));
    },
    says: UNREADABLE,
  },
  'a PNG of 900 megapixels': {
    file: () => named('wall.png', hugePng(30_000), 'image/png'),
    says: UNREADABLE,
  },
  'a file of 53 MB': {
    file: async () => named('selfie.jpg', Buffer.concat([(await face()).buffer, Buffer.alloc(53e6)])),
    says: /too large.+50 MB at most/,
  },
};

/** Refused by the server's gate. */
const PICTURES: Record<string, BadPhoto> = {
  'no face': { file: emptyRoomPhoto, says: /we found no face/i },
  'two faces': { file: () => face({ companions: 1, faceWidth: 220 }), says: /more than one face/i },
  'a face too small': { file: () => face({ faceWidth: 110 }), says: /come closer/i },
  'a face cut off': { file: () => face({ centre: [0.05, 0.5] }), says: /part of it is outside/i },
  'a face turned away': { file: () => face({ yaw: 45 }), says: /turned to your right/ },
  'a blurred face': { file: () => face({ blur: 4 }), says: /blurred/i },
  'a face nearly black': { file: () => face({ exposure: 0.01 }), says: /nearly black|too little light/i },
  'a face burnt out': { file: () => face({ exposure: 8 }), says: /overexposed|too strong/i },
};

for (const [what, { file, says }] of Object.entries({ ...FILES, ...PICTURES })) {
  test(`${what}: refused in words, photo and text stay, nothing is stored or charged`, async ({ member }) => {
    const page = upload();
    const before = await scansOf(member);
    const photo = await file();
    await choose(page, photo);
    await pressScan(page);
    // Reading a photo is the longest work of the server.
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible({ timeout: 60_000 });
    await expectKept(page, photo);
    expect(await scansOf(member)).toEqual(before);
  });
}

test('no file at all is refused in words and leads to the file field', async ({ member }) => {
  const page = upload();
  const before = await scansOf(member);
  await pressScan(page);
  const field = page.getByLabel('Take or choose a photo');
  await expect(field).toHaveAccessibleDescription(
    'Please upload an image for skin analysis. For questions only, use the Chat page.',
  );
  await expect(field).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  expect(await scansOf(member)).toEqual(before);
});

test('two files dropped at once are refused in words, and one alone is taken then', async ({ member }) => {
  const page = upload();
  const before = await scansOf(member);
  const { buffer } = await face();
  const files = ['left.jpg', 'right.jpg'].map((name) => ({ name, base64: buffer.toString('base64') }));
  await drop(page, files);
  await expect(page.getByText('Please upload exactly 1 image.')).toBeVisible();
  await expect(page.getByTitle(/(left|right)\.jpg/)).toBeHidden();
  expect(await scansOf(member)).toEqual(before);

  await drop(page, files.slice(0, 1));
  await expect(page.getByTitle('left.jpg')).toBeVisible();
  await expect(page.getByText('Please upload exactly 1 image.')).toBeHidden();
});

test('a body of the wrong type is refused with 415 and a sentence', async ({ member }) => {
  const page = upload();
  const before = await scansOf(member);
  const answer = await page.evaluate(async () => {
    const body = JSON.stringify({ files: ['selfie.jpg'] });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/scan-skin', { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as unknown };
  });
  expect(answer).toEqual({ status: 415, body: { detail: expect.stringMatching(/^[A-Z].+\.$/) } });
  expect(await scansOf(member)).toEqual(before);
});

// From the disk, like a user: 53 MB through the test protocol would take twenty seconds.
async function choose(page: Page, { name, buffer }: UploadFile): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await page.getByLabel('Take or choose a photo').setInputFiles(path);
}

/** Drops files on the photo field, as with a mouse: its file dialog allows only one file. */
async function drop(page: Page, files: { name: string; base64: string }[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    return transfer;
  }, files);
  await page.getByLabel('Take or choose a photo').dispatchEvent('drop', { dataTransfer });
}

/** A small face, which is quick to paint: the faults of these photos show at any size. */
function face(options: PhantomOptions = {}): Promise<UploadFile> {
  return facePhoto({ width: 600, height: 750, faceWidth: 330, ...options });
}

function named(name: string, buffer: Buffer, mimeType = 'image/jpeg'): UploadFile {
  return { name, mimeType, buffer };
}
