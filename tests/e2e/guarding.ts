import { expect, type Page } from 'playwright/test';
import { openStarted } from './started-page.ts';

/** Opens each path and expects a redirect to `target`. */
export async function expectToLead(page: Page, paths: string[], target: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(target);
  }
}

/** Opens each path and expects no redirect once the page knows the user. */
export async function expectToStay(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await openStarted(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
}
