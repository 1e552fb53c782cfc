import type { Page } from 'playwright/test';
import type { test as anyTest } from './networks.ts';

/**
 * One page for all tests of a file or a group, which must leave nothing behind in it: a new page takes longer than most
 * of what they look at.
 */
export function sharePage(test: Pick<typeof anyTest, 'beforeAll' | 'afterAll'>): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());
  return () => page;
}
