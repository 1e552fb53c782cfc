import { launch, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import type { BrowserWindow, Found, RunningBrowser } from './browser-window.ts';

/** Starts a Chromium or a Firefox. */
export async function launchByPuppeteer(options: LaunchOptions): Promise<RunningBrowser> {
  const browser = await launch(options);
  return {
    async openWindow(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return windowOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): BrowserWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: async <Value>(script: string) => (await page.evaluate(script)) as Value,
    async find(script) {
      const handle = await page.evaluateHandle(script);
      const element = handle.asElement();
      return element ? foundBy(page, element as ElementHandle) : undefined;
    },
    setCookie: (address, cookie) =>
      page.browserContext().setCookie({ ...cookie, domain: new URL(address).hostname, path: '/' }),
    photograph: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    close,
  };
}

function foundBy(page: Page, element: ElementHandle): Found {
  return {
    click: () => element.click(),
    async write(text) {
      await element.focus();
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    enter: () => element.press('Enter'),
    giveFile: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}
