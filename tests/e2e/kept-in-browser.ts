import { expect, type Page } from 'playwright/test';

/** Everything that the site has stored in the browser, except cookies. */
interface Stored {
  /** The addresses in each cache. */
  caches: Record<string, string[]>;
  databases: string[];
  /** The texts of both storages. */
  texts: string[];
}

/** Waits until the service worker answers for this page, and has kept the code. */
export async function expectWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state).toBe('activated');
}

export async function storedBy(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return {
      caches: Object.fromEntries(await Promise.all(entries)),
      databases: (await indexedDB.databases()).map(({ name }) => String(name)),
      texts: [localStorage, sessionStorage].flatMap((storage) => Object.values<string>({ ...storage })),
    };
  });
}

/**
 * The names of caches that hold more than the code of the app. Only their names are read: to open one that
 * has just been removed would make it again.
 */
export async function privateCachesOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => !name.startsWith('daylit.app-code '));
}
