import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** In CSS px: the narrowest phone, a common phone, a desktop. */
const WIDTHS = [320, 390, 1280];

/** What axe judges in each theme: by night only what follows from colours, for nothing else changes. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Checks the current page at three widths and in both themes: no horizontal overflow, and no finding of axe.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  const before = page.viewportSize();
  // Run through the debugger, so that the page's content security policy stays on.
  await page.evaluate(axe.source);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(
        await findFaults(page, RULES[colorScheme]),
        `${page.url()} at ${width} px, ${colorScheme}`,
      ).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

async function findFaults(page: Page, rules: RunOptions): Promise<string[]> {
  const { overflow, violations } = await page.evaluate(async (options) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // What is in order is not written down, and no style sheet is fetched again: half of its time.
    const results = await checker.run({ ...options, resultTypes: ['violations'], preload: false });
    return { overflow: scrollWidth - clientWidth, violations: results.violations };
  }, rules);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  return overflow > 0 ? [`${overflow} px run over the side`, ...faults] : faults;
}

/** What a page does in the background. */
export interface Behaviour {
  /** Requests to other servers than our own. */
  foreign: string[];
  /** Errors and warnings of the console, and uncaught errors. */
  problems: string[];
}

/**
 * Records what the page does from now on. Ignores refusals of `refused` calls, which browsers log as errors.
 */
export function watchBehaviour(page: Page, refused: string[]): Behaviour {
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
    if (['error', 'warning'].includes(message.type()) && !isAnswer) seen.problems.push(message.text());
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  return seen;
}
