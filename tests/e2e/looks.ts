import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** In CSS px: the narrowest phone, a common phone, a desktop. */
const WIDTHS = [320, 390, 1280];

/**
 * Checks the current page at three widths for horizontal overflow, and with axe on the phone and on the
 * desktop. In the dark theme axe checks the colours alone, because nothing else changes.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  const before = page.viewportSize();
  // Run through the debugger, so that the page's content security policy stays on.
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page), `px of overflow of ${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
    if (width === 320) {
      expect(await findBrokenWords(page), `${page.url()} with letters of 200 %`).toEqual([]);
      continue;
    }
    const violations = await findViolations(page, { rules: { 'target-size': { enabled: true } } });
    expect(violations, `${page.url()} at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  expect(violations, `${page.url()} in the dark theme`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Words of headings on two lines, and labels of the main links that are wider than their link. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- The browser gets only this function.
    const boxOf = (text: Text, start: number, length: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return range.getBoundingClientRect();
    };
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, nav[aria-label="Main"] a')) {
      // A heading for screen readers alone is one px wide.
      if (!element.checkVisibility() || element.clientWidth <= 1) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          const isSplit = boxOf(text, index, word.length).height > 1.5 * boxOf(text, index, 1).height;
          const isTooWide =
            boxOf(text, index, word.length).width > element.clientWidth && element.tagName === 'A';
          if (isSplit || isTooWide) broken.push(word);
        }
      }
    }
    document.documentElement.style.fontSize = '';
    return broken;
  });
}

function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The rules that the page breaks, each with the element. */
async function findViolations(page: Page, rules: RunOptions): Promise<string[]> {
  const violations = await page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // Passed rules are not reported and style sheets are not fetched again, which saves half of the time.
    const results = await checker.run({ ...options, resultTypes: ['violations'], preload: false });
    return results.violations;
  }, rules);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** What a page does in the background. */
export interface Behaviour {
  /** Requests to other servers than our own. */
  foreign: string[];
  /** Errors and warnings of the console, and uncaught errors. */
  problems: string[];
}

/** What Playwright says where `serviceWorkers` of playwright.config.ts lets none start. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Records what the page does from now on. Ignores refusals of `refused` calls, which browsers log as errors.
 */
export function watchBehaviour(page: Page, refused: readonly string[] = []): Behaviour {
  const seen: Behaviour = { foreign: [], problems: [] };
  const own = `http://127.0.0.1:${process.env.DAYLIT_E2E_PORT}`;
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol.startsWith('http')) seen.foreign.push(request.url());
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const isAnswer =
      message.text().startsWith('Failed to load resource') && refused.includes(url.replace(own, ''));
    if (['error', 'warning'].includes(message.type()) && !isAnswer && message.text() !== NO_WORKER)
      seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  return seen;
}
