import type { Page } from 'playwright/test';
import { letPagesAsk } from './started-page.ts';

/**
 * From now on the page's calls to `path` get the server's answer of this moment, with `changes`.
 * The server is asked once, here: a call that a route passes on may still be on its way when the page closes,
 * and would then fail a test that has passed.
 */
export async function changeAnswer(page: Page, path: string, changes: object): Promise<void> {
  const answer = (await (await page.request.get(path)).json()) as object;
  await letPagesAsk(page);
  await page.route(`**${path}`, (route) => route.fulfill({ json: { ...answer, ...changes } }));
}
