import { expect, type Page, type Route } from 'playwright/test';
import type { UploadFile } from './photos.ts';

/** The member's text beside the photo. */
export const WORDS = 'My cheeks feel dry today.';

/** Opens the upload page and fills it in, up to the button. */
export async function prepareScan(page: Page, photo: UploadFile): Promise<void> {
  await page.goto('/upload');
  await page.getByLabel('Take or choose a photo').setInputFiles(photo);
  await page.getByLabel('Message').fill(WORDS);
}

/** Presses the button that starts a scan. */
export async function pressScan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Scan Skin' }).click();
}

/** The form still has the photo and the text, and can be sent. */
export async function expectKept(page: Page, photo: UploadFile): Promise<void> {
  await expect(page).toHaveURL('/upload');
  await expect(page.getByTitle(photo.name)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(WORDS);
  await expect(page.getByRole('button', { name: 'Scan Skin' })).toBeEnabled();
}

/** A call of the page that is held until the test releases it. */
export interface HeldCall {
  /** How many of these calls the page has made. */
  count(): number;
  /** Resolves when the first call is made. */
  started: Promise<void>;
  release(): void;
}

/** Holds every call to `path`, in which `*` matches any name. */
export async function holdCalls(page: Page, path: string): Promise<HeldCall> {
  let calls = 0;
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route: Route) => {
    calls += 1;
    started.resolve();
    await released.promise;
    await route.continue();
  });
  return { count: () => calls, started: started.promise, release: released.resolve };
}

/** The calls that carry the photo, in order. */
export function watchUploads(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/validate-photo' || pathname === '/api/scan-skin') paths.push(pathname);
  });
  return () => paths;
}

/** The events that other parts of the page, or a shell around it, would receive. */
type Heard = { name: string; isCustom: boolean; detail: unknown }[];

/** Records the events that the page raises, from its next document on. */
export async function listenForEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = [];
    for (const name of ['upgradeNeeded', 'usageLimitExceeded', 'photoConsentNeeded'])
      addEventListener(name, (event) => {
        heard.push({ name, isCustom: event instanceof CustomEvent, detail: (event as CustomEvent).detail });
      });
    Object.assign(window, { heard });
  });
}

export function heardBy(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}
