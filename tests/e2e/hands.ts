import { expect, type Locator, type Page } from 'playwright/test';
import type { UploadFile } from './photos.ts';

/** An input method. The same journey runs with each. */
export interface Hands {
  /** Presses a button, follows a link, ticks a checkbox, or selects an option. */
  activate(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Gives a file to the file dialog that the target opens. */
  giveFile(target: Locator, file: UploadFile): Promise<void>;
}

/** Mouse or touch. */
export function pointer(page: Page): Hands {
  return {
    activate: (target) => target.click(),
    write: (target, text) => target.fill(text),
    giveFile: (target, file) => giveFile(page, () => target.click(), file),
  };
}

/** Keyboard only: Tab to the target, then Enter, Space or an arrow key. */
export function keyboard(page: Page): Hands {
  const MOST_KEYS = 80;

  async function pressUntil(
    key: string,
    target: Locator,
    isThere: (element: Element) => boolean,
  ): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < MOST_KEYS; presses++) {
      if (await target.evaluate(isThere)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${MOST_KEYS} times ${key} did not reach ${target.toString()}.`);
  }

  async function activate(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const kind = await target.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    if (kind === 'radio') {
      // Tab stops once in each group; the arrow keys select within it.
      await pressUntil('Tab', target, isInFocusedGroup);
      await page.keyboard.press('Space');
      await pressUntil('ArrowDown', target, isFocused);
      return;
    }
    await pressUntil('Tab', target, isFocused);
    await page.keyboard.press(kind === 'A' ? 'Enter' : 'Space');
  }

  return {
    activate,
    async write(target, text) {
      await pressUntil('Tab', target, isFocused);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    giveFile: (target, file) => giveFile(page, () => activate(target), file),
  };
}

async function giveFile(page: Page, open: () => Promise<void>, file: UploadFile): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await open();
  await (await dialog).setFiles(file);
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function isInFocusedGroup(element: Element): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.name === (element as HTMLInputElement).name;
}
