import type { Page } from 'playwright/test';
import type { test as anyTest } from './networks.ts';

/**
 * One page for all tests of a file or a group, because a new page takes longer than most of these tests. They
 * must leave nothing behind in it.
 */
export function sharePage(test: Pick<typeof anyTest, 'beforeAll' | 'afterAll'>): () => Page {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());
  return () => page;
}
