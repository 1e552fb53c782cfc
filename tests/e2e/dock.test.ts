import { expect, type Page } from 'playwright/test';
import { SIGNED_IN, test } from './members.ts';

test.use({ ...SIGNED_IN, viewport: { width: 390, height: 844 } });

/** More stops than any of the pages has. */
const MOST_STOPS = 120;

interface Stop {
  name: string;
  /** Whether the dock, or the fade behind it, covers a part of it. */
  isHidden: boolean;
  /** Whether the focus is on the dock, which ends the page's own stops, or nowhere. */
  isAtEnd: boolean;
}

/**
 * The focused control, once the page has stopped scrolling to it. By timers, because a browser without a
 * screen does not always draw when nothing else asks it to.
 */
async function readStop(page: Page): Promise<Stop> {
  return await page.evaluate(async () => {
    let before = -1;
    while (before !== scrollY) {
      before = scrollY;
      await new Promise((scrolled) => setTimeout(scrolled, 10));
    }
    const dock = document.querySelector('nav[aria-label="Main"]');
    const focused = document.activeElement;
    if (!dock || !focused || focused === document.body || dock.contains(focused))
      return { name: '', isHidden: false, isAtEnd: true };
    const [it, over] = [focused.getBoundingClientRect(), dock.getBoundingClientRect()];
    // A control that is taller than the space above the dock cannot be clear of it; its beginning can.
    const end = Math.min(it.bottom, it.top + over.top / 2);
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    return { name: name.slice(0, 60), isHidden: end > over.top && it.top < over.bottom, isAtEnd: false };
  });
}

for (const path of ['/timeline', '/care-plan', '/recommendations', '/account', '/results/1'])
  test(`on a phone, the dock hides nothing that has the focus: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen: Stop[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stops = 0; stops < MOST_STOPS; stops += 1) {
        await page.keyboard.press(key);
        const stop = await readStop(page);
        if (stop.isAtEnd && seen.length > 8) break;
        seen.push(stop);
      }
    expect(seen.length).toBeGreaterThan(16);
    expect(seen.filter(({ isHidden }) => isHidden)).toEqual([]);
  });
