import { writeFile } from 'node:fs/promises';
import { type Member, test as base } from '../e2e/members.ts';
import type { BrowserWindow, RunningBrowser } from './browser-window.ts';
import { type Engine, launchEngine } from './engines.ts';
import { type Hands, handsAt } from './hands.ts';

interface Size {
  width: number;
  height: number;
}

/** Each engine in the window in which most people meet it, in CSS px. Every iPhone has WebKit. */
const SIZES: Record<Engine, Size> = {
  Chromium: { width: 1280, height: 800 },
  Firefox: { width: 1280, height: 800 },
  WebKit: { width: 390, height: 844 },
};

/** Tests that each have a window of an engine. */
export const test = base.extend<
  { size: Size; window: BrowserWindow; hands: Hands; signIn: (member: Member) => Promise<void> },
  { engine: Engine; engineBrowser: RunningBrowser }
>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await launchEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  size: ({ engine }, use) => use(SIZES[engine]),
  window: async ({ engineBrowser, size }, use, testInfo) => {
    const window = await engineBrowser.openWindow(size);
    await use(window);
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('failed.png'), await window.photograph());
    await window.close();
  },
  hands: ({ window, baseURL }, use) => use(handsAt(window, String(baseURL))),
  signIn: ({ window, baseURL }, use) =>
    use(async ({ session }) => {
      for (const { name, value } of session.cookies) await window.setCookie(String(baseURL), { name, value });
    }),
});
