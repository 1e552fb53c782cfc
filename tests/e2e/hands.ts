import { expect, type Locator, type Page } from 'playwright/test';

/** How a person works the page. The same journey is told with each. */
export interface Hands {
  /** Presses a button, follows a link, ticks a box. */
  activate(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Gives a file to the file dialog that the target opens. */
  giveFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}

/** A mouse or a finger. */
export function pointer(page: Page): Hands {
  return {
    activate: (target) => target.click(),
    write: (target, text) => target.fill(text),
    async giveFile(target, file) {
      const dialog = page.waitForEvent('filechooser');
      await target.click();
      await (await dialog).setFiles(file);
    },
  };
}

/** A keyboard and nothing else: Tab to the target, then Enter or Space. */
export function keyboard(page: Page): Hands {
  const MOST_TABS = 80;

  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${MOST_TABS} times Tab did not reach ${target}.`);
  }

  async function activate(target: Locator): Promise<void> {
    await reach(target);
    const isLink = await target.evaluate((element) => element.tagName === 'A');
    await page.keyboard.press(isLink ? 'Enter' : 'Space');
  }

  return {
    activate,
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async giveFile(target, file) {
      const dialog = page.waitForEvent('filechooser');
      await activate(target);
      await (await dialog).setFiles(file);
    },
  };
}
