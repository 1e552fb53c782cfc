import { expect } from 'playwright/test';
import type { BrowserWindow, Found } from './browser-window.ts';
import { GIVE_LIBRARY, scriptFinding, type Target } from './find-visible.ts';

const HAS_BRAND_FONT = `[...document.fonts].some(({ family, status }) =>
  family.includes('Figtree Variable') && status === 'loaded')`;

/** A person at a window. Everything is waited for. Addresses are paths of the server. */
export interface Hands {
  open(path: string): Promise<void>;
  /** Waits until the window shows a page whose path and query match. */
  expectAt(path: RegExp): Promise<void>;
  /** Clicks the first of these elements, until a click reaches it. */
  press(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  write(target: Target, text: string): Promise<void>;
  /** Presses Enter in a field. */
  enter(target: Target): Promise<void>;
  giveFile(target: Target, path: string): Promise<void>;
  /** Waits until so many of these elements are visible, or at least one. */
  expectToSee(target: Target, count?: number): Promise<void>;
  expectNotToSee(target: Target): Promise<void>;
  /** The texts of these elements, or one attribute of each. */
  read(target: Target, attribute?: string): Promise<string[]>;
}

export function handsAt(window: BrowserWindow, origin: string): Hands {
  /** Runs a script that needs the library, which each new document is given once. */
  async function withLibrary<Value>(run: () => Promise<Value>): Promise<Value> {
    const hasLibrary = await window.evaluate<boolean>(`'TestingLibraryDom' in globalThis`);
    if (!hasLibrary) await window.evaluate(GIVE_LIBRARY);
    return run();
  }

  async function act(target: Target, action: (found: Found) => Promise<void>): Promise<void> {
    await expect(async () => {
      const found = await withLibrary(() => window.find(`(${scriptFinding(target)})[0] ?? null`));
      if (!found) throw new Error(`${describe(target)} is not visible.`);
      await action(found);
    }).toPass();
  }

  function read(target: Target, attribute?: string): Promise<string[]> {
    const value = attribute ? `getAttribute(${JSON.stringify(attribute)})` : 'textContent';
    return withLibrary(() =>
      window.evaluate(`(${scriptFinding(target)}).map((element) => element.${value} ?? '')`),
    );
  }

  async function expectCount(target: Target, isRight: (count: number) => boolean): Promise<void> {
    await expect(async () => {
      const { length } = await read(target);
      expect(isRight(length), `${length} of ${describe(target)}`).toBe(true);
    }).toPass();
  }

  return {
    async open(path) {
      await window.open(origin + path);
      // Firefox without a font like the brand's draws wider letters first, so that a press could miss.
      await expect(async () => {
        expect(await window.evaluate<boolean>(HAS_BRAND_FONT)).toBe(true);
      }).toPass();
    },
    async expectAt(path) {
      await expect(async () => {
        expect(await window.evaluate('location.pathname + location.search')).toMatch(path);
      }).toPass();
    },
    press: (target) =>
      act(target, async (found) => {
        await window.evaluate(watchPress(target));
        await found.click();
        // Another page may have come meanwhile.
        const hasMissed = await window.evaluate<boolean>('globalThis.hasMissed === true').catch(() => false);
        if (hasMissed) throw new Error(`The press missed ${describe(target)}, which has moved.`);
      }),
    write: (target, text) => act(target, (found) => found.write(text)),
    enter: (target) => act(target, (found) => found.enter()),
    giveFile: (target, path) => act(target, (found) => found.giveFile(path)),
    expectToSee: (target, wanted) =>
      expectCount(target, (count) => (wanted === undefined ? count > 0 : count === wanted)),
    expectNotToSee: (target) => expectCount(target, (count) => count === 0),
    read,
  };
}

/**
 * A script that notes whether the next press reaches the target. A person who misses it presses again. The
 * click itself may be held until the page has started: packages/app/scripts/page-html.ts.
 */
function watchPress(target: Target): string {
  return `((element) => {
    globalThis.hasMissed = true;
    element?.addEventListener('pointerup', () => (globalThis.hasMissed = false), { capture: true, once: true });
  })((${scriptFinding(target)})[0])`;
}

/** The target in words; JSON has none for a pattern. */
function describe(target: Target): string {
  return Object.values(target).map(String).join(' ');
}
